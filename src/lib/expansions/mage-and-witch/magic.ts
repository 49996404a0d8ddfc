import type { Rulings } from '../../engine/rulings';
import { completedBy, featureAt } from '../../engine/board';
import { isCompleted } from '../../engine/feature';
import { whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Change, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { judgeAnswer, questionLedTo, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { isBegun } from '../../rules/base/events';
import type { MagicEvent, MagicianMoved, MagicianStood } from './events';
import {
	featureWith,
	isMagicianMoved,
	isMagicianStood,
	MAGE,
	magicianOf,
	MAGICIANS,
	mayStandOn,
	shareFeature,
	targetsIn,
	WITCH
} from './magicians';
import { QUESTIONS, removal, whichMoves, WITCH_TO, type Reason } from './questions';
import { MAGIC } from './tiles';

/** True if they also leave the table when nobody scores their feature. */
const goHomeUnscored = (rulings: Rulings): boolean => rulings['magicHomeUnscored'] !== 'stays';

/** Mage and witch: where they go, and when they leave the table. */
export const magic: RuleModule<MagicEvent> = {
	id: 'mage-and-witch',
	codes: {
		questions: QUESTIONS,
		answers: [
			...['move', 'part'].map((why) => `mage-and-witch/${why}/${WITCH}`),
			...MAGICIANS.map((one) => `mage-and-witch/remove/${one}`)
		]
	},
	choices: (game, turn) => {
		const why = reasonIn(game, turn);
		if (!why) return [];
		const targets = targetsIn(game);
		return targets.length > 0 ? [whichMoves(game, turn, why, targets)] : removal(game, turn);
	},
	record: (game, event, asked) =>
		isMagicianStood(event) ? recordStood(game, event) : recordMoved(game, event, asked),
	leaves
};

/** Why one of them must move in a turn; undefined if none must. One move is enough if there are both reasons. */
function reasonIn(game: Game, { tile, choices }: Turn): Reason | undefined {
	if (shareFeature(game)) return 'part';
	return tile.type.mark === MAGIC && !choices.some(isMagicianMoved) ? 'move' : undefined;
}

function recordStood(game: MutableGame, event: MagicianStood): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	const wrong = wrongPlace(game, event.to);
	if (wrong) return wrong;
	game.markers.set(magicianOf(event), event.to);
	return ok({ touched: [], objections: [] });
}

function wrongPlace(game: Game, to: MagicianStood['to']): Result<Recorded, Refusal> | undefined {
	const feature = featureAt(game.board, to);
	if (!feature) return fail({ nonsense: 'no-such-place' });
	return mayStandOn(feature) ? undefined : fail({ nonsense: 'cannot-stand-there' });
}

function recordMoved(
	game: MutableGame,
	event: MagicianMoved,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const { to } = event;
	const wrong = to && wrongPlace(game, to);
	if (wrong) return wrong;
	const ask = askedFor(event, asked);
	if (!ask) return fail({ nonsense: 'nothing-asked' });
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	if (to) game.markers.set(magicianOf(event), to);
	else game.markers.delete(magicianOf(event));
	return ok({ touched: [], objections: judged.value });
}

/** The question that a move answers: where one of them goes, or which of them is taken off the table. */
function askedFor({ type, player, to }: MagicianMoved, asked: readonly Question[]) {
	const ask = asked.find((one) => QUESTIONS.includes(one.id));
	if (ask?.player !== player) return undefined;
	if (to) return magicianOf({ type }) === MAGE ? ask.answer && ask : questionLedTo(ask, WITCH_TO);
	return ask.choices?.some(({ event }) => event?.type === type) ? ask : undefined;
}

/** They leave when their feature is completed; by a ruling only if it is also scored, for which it needs a figure. */
function leaves({ game, event, touched }: Change): readonly string[] {
	const begun = isBegun(event);
	const home = goHomeUnscored(game.rules.rulings);
	return MAGICIANS.filter((magician) => {
		const feature = featureWith(game, magician);
		if (!feature || !isCompleted(feature) || !(home || feature.pieces.length > 0)) return false;
		return begun || completedBy(touched).includes(feature);
	});
}
