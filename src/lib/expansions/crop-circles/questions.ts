import type { Choice, GameEvent, Question } from '../../engine/event';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import {
	ADDED,
	CHOSE_ADDING,
	CHOSE_TAKING,
	DECLINED,
	TOOK,
	type Added,
	type Chose,
	type Declined,
	type Took
} from './events';
import type { Candidate } from './followers';

const ADD = 'crop-circles/add';
const ADD_WHICH = 'crop-circles/add-which';
const ADD_OTHER = 'crop-circles/add-other';
const TAKE = 'crop-circles/take';
const TAKE_WHICH = 'crop-circles/take-which';

/** The questions of what happens, by what the crop circle is about. */
const CHOOSE: Readonly<Partial<Record<SegmentKind, string>>> = {
	road: 'crop-circles/choose-road',
	city: 'crop-circles/choose-city',
	field: 'crop-circles/choose-field'
};

/** All questions that are asked. */
export const QUESTIONS: readonly string[] = [
	...Object.values(CHOOSE),
	ADD,
	ADD_WHICH,
	ADD_OTHER,
	TAKE,
	TAKE_WHICH
];

/** All answers that aren't places. */
export const ANSWERS: readonly string[] = [
	...Object.values(CHOOSE).flatMap((question) => [`${question}/add`, `${question}/take`]),
	`${ADD_WHICH}/figure`,
	`${TAKE_WHICH}/figure`
];

const asked = (id: string, player: PlayerIndex) => ({ id, player, timing: 'everybody' }) as const;

/** Asks whether everybody adds a follower or takes one home. */
export function whatHappens(kind: SegmentKind, player: PlayerIndex): Question {
	const event = (type: Chose['type']): Chose => ({ type, player });
	return {
		...asked(CHOOSE[kind] ?? '', player),
		options: [],
		choices: [
			{ id: 'add', event: event(CHOSE_ADDING) },
			{ id: 'take', event: event(CHOSE_TAKING) }
		]
	};
}

/** Each place by itself. */
const each = (candidates: readonly Candidate[]): Question['options'] =>
	candidates.map(({ at }) => [at]);

/**
 * Asks where a player adds a follower: the first kind by a tap on its place, each other kind by a button and, if there are
 * several places, one of them.
 * @param mayDecline whether adding none is allowed
 */
export function whereToAdd(
	player: PlayerIndex,
	candidates: readonly Candidate[],
	mayDecline: boolean
): Question {
	const kinds = [...new Set(candidates.map(({ piece }) => piece))];
	const [first = '', ...others] = kinds;
	const ofKind = (piece: PieceKindId) => candidates.filter((one) => one.piece === piece);
	const declined: Declined = { type: DECLINED, player };
	return {
		...asked(others.length > 0 ? ADD_WHICH : ADD, player),
		...placing(player, first, ofKind(first)),
		...(others.length > 0 && {
			choices: others.map((piece): Choice => ({ ...otherKind(player, piece, ofKind(piece)) }))
		}),
		...(mayDecline && { no: declined })
	};
}

const otherKind = (
	player: PlayerIndex,
	piece: PieceKindId,
	candidates: readonly Candidate[]
): Choice => ({
	id: 'figure',
	piece,
	then: { ...asked(ADD_OTHER, player), ...placing(player, piece, candidates) }
});

const placing = (player: PlayerIndex, piece: PieceKindId, candidates: readonly Candidate[]) => ({
	figure: { kind: piece, owned: true },
	options: each(candidates),
	answer: ({ x, y, segment }: Place): Added => ({
		type: ADDED,
		player,
		piece,
		to: { x, y, segment }
	})
});

/** Asks which follower a player takes home: by a tap on its place. If several kinds stand there, the others get buttons. */
export function whichToTake(player: PlayerIndex, candidates: readonly Candidate[]): Question {
	const first = candidates.filter((one, index) => isFirstOfPlace(one, index, candidates));
	const others = candidates.filter((one) => !first.includes(one));
	const taken = ({ piece, at: { x, y, segment } }: Candidate): Took => ({
		type: TOOK,
		player,
		piece,
		from: { x, y, segment }
	});
	const answer = (place: Place): GameEvent =>
		taken({
			piece: first.find(({ at }) => samePlace(at, place))?.piece ?? '',
			at: place
		});
	return {
		...asked(others.length > 0 ? TAKE_WHICH : TAKE, player),
		options: each(first),
		answer,
		...(others.length > 0 && {
			choices: others.map((one) => ({ id: 'figure', piece: one.piece, event: taken(one) }))
		})
	};
}

const isFirstOfPlace = (
	{ at }: Candidate,
	index: number,
	candidates: readonly Candidate[]
): boolean => !candidates.slice(0, index).some((one) => samePlace(one.at, at));
