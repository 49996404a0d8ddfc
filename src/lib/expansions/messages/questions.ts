import { hasTilesLeft, type Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Choice, Question } from '../../engine/question';
import {
	isChosen,
	MESSAGE_NAMES,
	messageOf,
	numberOf,
	payoutsOf,
	type MessageName
} from './effects';
import {
	CARRIED_OUT,
	MESSENGER_MOVED,
	NO_MESSAGE,
	TWO_POINTS,
	type CarriedOut,
	type Decided,
	type MessengerMoved,
	type NoMessage,
	type TwoPoints
} from './events';
import {
	avoidsMessages,
	isDrawn,
	MARKER_MOVES,
	MESSENGER,
	MESSENGER_MOVES,
	type Asked,
	type TurnOnTrack
} from './figures';

/** The question of which message was drawn. */
export const DRAWN = 'messages/drawn';
/** The question of which figure moves points that bring no message. */
export const FIGURE = 'messages/figure';
/** The follow-up question of what is done with the message that was drawn. */
const askedOf = (message: MessageName): string => `messages/${message}`;

export const QUESTIONS: readonly string[] = [
	DRAWN,
	...MESSAGE_NAMES.map(askedOf),
	FIGURE,
	MESSENGER_MOVED
];
export const ANSWERS: readonly string[] = [
	...MESSAGE_NAMES.map((message) => `${DRAWN}/${message}`),
	`${DRAWN}/two`,
	...MESSAGE_NAMES.flatMap((message) => ['done', 'two'].map((id) => `${askedOf(message)}/${id}`)),
	`${FIGURE}/marker`,
	`${FIGURE}/messenger`,
	`${MESSENGER_MOVED}/messenger`
];

/** What is asked and offered after a turn was scored. */
export function questionsIn(game: Game, track: TurnOnTrack): readonly Question[] {
	if (!game.turn) return [];
	const { player } = game.turn;
	const offer = otherFigure(player, track);
	const asked = askedIn(game, track);
	return [...(asked ? [asked] : []), ...(offer ? [offer] : [])];
}

/** Asks which message was drawn, or, if none can be, which figure moves. */
function askedIn(game: Game, { asked }: TurnOnTrack): Question | undefined {
	if (!asked) return undefined;
	return asked.reach.length > 0 ? whichDrawn(game, asked) : whichFigure(asked);
}

/** Asks which figure moves points that bring no message. */
function whichFigure({ scoring: { player, points }, usual }: Asked): Question {
	const moved = (id: string, by: number): Choice => {
		const event: NoMessage = { type: NO_MESSAGE, player, points, by };
		return { id, player, count: points, event };
	};
	const choices = [moved('marker', MARKER_MOVES), moved(MESSENGER, MESSENGER_MOVES)];
	return {
		id: FIGURE,
		player,
		timing: 'scored',
		options: [],
		choices,
		usual: choices[usual ?? MARKER_MOVES]?.event
	};
}

/**
 * Asks which message was drawn, if any. By default none, for a player who avoided the last one and can avoid this one, too. What
 * each message pays is only computed when somebody reads it: a replay doesn't.
 */
function whichDrawn(game: Game, asked: Asked): Question {
	const { player } = asked.scoring;
	const [by = MARKER_MOVES, both] = asked.reach;
	const other = by === MARKER_MOVES && both === undefined ? MESSENGER_MOVES : MARKER_MOVES;
	const scored = { player, points: asked.scoring.points, by };
	const twoPoints: TwoPoints = { type: TWO_POINTS, ...scored, message: 0 };
	const none: NoMessage = { type: NO_MESSAGE, ...scored, by: other };
	return {
		id: DRAWN,
		player,
		timing: 'scored',
		options: [],
		get choices() {
			const drawn = messagesLeft(game).map((message) => drawing(game, message, scored));
			return [...drawn, { id: 'two', event: twoPoints }];
		},
		no: none,
		get usual() {
			return both === undefined && avoidsMessages(game, player) ? none : undefined;
		}
	};
}

/** The messages that can come next. The pile goes round, so each message is drawn once in any eight draws in a row. */
export function messagesLeft({ history }: Game): readonly MessageName[] {
	const drawn = history.flatMap(({ event }) => (isDrawn(event) ? [messageOf(event.message)] : []));
	const last = drawn.slice(-MESSAGE_NAMES.length);
	const again = last.length === MESSAGE_NAMES.length ? last[0] : undefined;
	if (again) return [again];
	const since = drawn.slice(1 - MESSAGE_NAMES.length);
	return MESSAGE_NAMES.filter((message) => !since.includes(message));
}

type Scored = Pick<Decided, 'player' | 'points' | 'by'>;

/**
 * The choice of a message that was drawn: if it has nothing to score it is 2 points; otherwise it is asked what is done with it.
 */
function drawing(game: Game, message: MessageName, scored: Scored): Choice {
	const number = numberOf(message);
	const two: TwoPoints = { type: TWO_POINTS, ...scored, message: number };
	const done: CarriedOut = { type: CARRIED_OUT, ...scored, message: number };
	const payouts = payoutsOf(game, scored.player, message);
	if (message === 'tile' ? !hasTilesLeft(game) : payouts.length === 0)
		return { id: message, event: two };
	const chosen = isChosen(message, payouts);
	const { points: count = 0 } = payouts[0] ?? {};
	return {
		id: message,
		then: {
			id: askedOf(message),
			player: scored.player,
			timing: 'scored',
			options: chosen ? payouts.map(({ places }) => places) : [],
			choices: [...(chosen ? [] : [{ id: 'done', count, event: done }]), { id: 'two', event: two }],
			...(chosen && {
				answer: ({ x, y, segment }): CarriedOut => ({ ...done, at: { x, y, segment } })
			})
		}
	};
}

/** The offer to say that a messenger moved what the scoring marker would have moved. */
function otherFigure(player: PlayerIndex, { byMarker }: TurnOnTrack): Question | undefined {
	if (byMarker.length === 0) return undefined;
	return {
		id: MESSENGER_MOVED,
		player,
		timing: 'scored',
		offered: true,
		options: [],
		choices: byMarker.map((scoring) => {
			const { player: whose, points } = scoring;
			const event: MessengerMoved = { type: MESSENGER_MOVED, player: whose, points };
			return { id: MESSENGER, player: whose, count: points, event };
		})
	};
}
