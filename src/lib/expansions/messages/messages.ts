import { grantFurther } from '../../engine/further';
import { hasTilesLeft, whyNotPlaying, type Game, type MutableGame } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { Change, FurtherTile, Recorded, RuleModule } from '../../engine/module';
import { refusalUnlessOverruled, type Objection, type Refusal } from '../../engine/objection';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { BaseNonsense, BaseObjection } from '../../rules/base/codes';
import {
	COUNTED,
	messageOf,
	OCCASIONS,
	payoutAt,
	payoutsOf,
	settleTwo,
	type Payout
} from './effects';
import {
	CARRIED_OUT,
	MESSENGER_MOVED,
	NO_MESSAGE,
	TWO_POINTS,
	type CarriedOut,
	type Decided,
	type MessagesEvent,
	type MessengerMoved
} from './events';
import {
	isDecided,
	isMessengerMoved,
	MESSENGER,
	movedBy,
	TurnOnTrack,
	type Matters
} from './figures';
import { ANSWERS, DRAWN, FIGURE, messagesLeft, QUESTIONS, questionsIn } from './questions';

const FURTHER: FurtherTile = { id: 'messages/tile', as: 'turn' };
const NOT_OFFERED: BaseObjection = { code: 'not-offered' };

/**
 * The Messages: each player has two scoring figures, and one that stops on a dark space in its owner's turn brings a message.
 * @param matters says when else it's asked which figure moves
 */
export const messagesWith = (matters?: Matters): RuleModule<MessagesEvent> => ({
	id: 'messages',
	shared: true,
	codes: {
		occasions: OCCASIONS,
		countables: COUNTED,
		questions: QUESTIONS,
		offers: [MESSENGER_MOVED],
		answers: ANSWERS,
		tokens: [MESSENGER]
	},
	questions: (game) => (hasPaid(game) ? questionsIn(game, new TurnOnTrack(game, matters)) : []),
	record: (game, event, asked) => {
		const notNow = whyNotPlaying(game);
		if (notNow) return fail({ nonsense: notNow });
		return isMessengerMoved(event)
			? recordMoved(game, event, asked)
			: recordDecided(game, event, new TurnOnTrack(game, matters), asked);
	},
	settle
});

/** The Messages, if there is no other reason to ask which figure moves. */
export const messages = messagesWith();

/** True if something was paid in the latest turn: otherwise nothing is asked. */
const hasPaid = ({ history, turn }: Game): boolean =>
	history
		.slice(turn?.since ?? history.length)
		.some(({ settlements }) => settlements.some(({ awards }) => awards.length > 0));

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

/** Records that the messenger moved what the scoring marker would have moved. */
function recordMoved(
	game: MutableGame,
	event: MessengerMoved,
	open: readonly Question[]
): Result<Recorded, Refusal> {
	const offer = open.find(({ id }) => id === MESSENGER_MOVED);
	const { player, points } = event;
	const scored = offer?.choices?.some((one) => one.player === player && one.count === points);
	if (!offer || !scored) return nonsense('nothing-asked');
	const judged = judgeAnswer(open, offer, event);
	if (!judged.ok) return judged;
	moveMessenger(game, event);
	return ok({ touched: [], objections: judged.value });
}

function recordDecided(
	game: MutableGame,
	event: Decided,
	{ asked }: TurnOnTrack,
	open: readonly Question[]
): Result<Recorded, Refusal> {
	const ask = open.find(({ id }) => id === DRAWN || id === FIGURE);
	if (!asked || ask?.player !== event.player || asked.scoring.points !== event.points)
		return nonsense('nothing-asked');
	if (ask.id === FIGURE && event.type !== NO_MESSAGE) return nonsense('nothing-asked');
	if (event.by > 1 || (event.type !== NO_MESSAGE && event.message > 8))
		return nonsense('no-such-place');
	if (event.type === CARRIED_OUT && !canBeDone(game, event)) return nonsense('no-such-place');
	const judged = judgeAnswer(open, ask, event);
	if (!judged.ok) return judged;
	const objections: Objection[] = [...judged.value];
	if (!isOffered(game, event, asked.reach)) objections.push(NOT_OFFERED);
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	moveMessenger(game, event);
	if (laysTile(event)) grantFurther(game, FURTHER);
	return ok({ touched: [], objections });
}

/** True for a message that may come next, drawn by a figure that stops on a dark space. */
function isOffered(game: Game, event: Decided, reach: readonly number[]): boolean {
	if (event.type === NO_MESSAGE) return true;
	const message = messageOf(event.message);
	return reach.includes(event.by) && (!message || messagesLeft(game).includes(message));
}

const laysTile = (event: Decided): boolean =>
	event.type === CARRIED_OUT && messageOf(event.message) === 'tile';

const canBeDone = (game: Game, event: CarriedOut): boolean =>
	laysTile(event) ? hasTilesLeft(game) : chosenBy(game, event) !== undefined;

/** What a message that was carried out pays. */
function chosenBy(game: Game, { player, message, at }: CarriedOut): Payout | undefined {
	const name = messageOf(message);
	return name && payoutAt(payoutsOf(game, player, name), at);
}

function moveMessenger(game: MutableGame, event: MessagesEvent): void {
	const own = game.tokens[event.player];
	if (own) own[MESSENGER] = (own[MESSENGER] ?? 0) + movedBy(event, event.player);
}

function settle({ game, event }: Change): readonly Settlement[] {
	if (!isDecided(event)) return [];
	if (event.type === TWO_POINTS) return [settleTwo(event.player)];
	const done = event.type === CARRIED_OUT ? chosenBy(game, event) : undefined;
	return done ? [done.settlement] : [];
}
