import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const CHOSE_ADDING = 'crop-circles/chose-adding';
export const CHOSE_TAKING = 'crop-circles/chose-taking';
export const ADDED = 'crop-circles/added';
export const DECLINED = 'crop-circles/declined';
export const TOOK = 'crop-circles/took';

/** Whoever laid the crop circle let everybody add a follower. */
const choseAdding = { type: CHOSE_ADDING, number: 40, fields: { player: 'same' } } as const;
/** Whoever laid it let everybody take one home. */
const choseTaking = { type: CHOSE_TAKING, number: 41, fields: { player: 'same' } } as const;
/** A player put a follower beside one of their own. */
const added = {
	type: ADDED,
	number: 42,
	fields: { player: 'next', piece: 'piece', to: 'place' }
} as const;
/** A player added none. */
const declined = { type: DECLINED, number: 43, fields: { player: 'next' } } as const;
/** A player who had a choice took this follower home. */
const took = {
	type: TOOK,
	number: 44,
	fields: { player: 'next', piece: 'piece', from: 'place' }
} as const;

/** The events of The Crop Circles. */
export const CIRCLE_EVENTS = [
	choseAdding,
	choseTaking,
	added,
	declined,
	took
] as const satisfies readonly DeclaredEvent[];

export type Chose = EventOf<typeof choseAdding> | EventOf<typeof choseTaking>;
export type Added = EventOf<typeof added>;
export type Declined = EventOf<typeof declined>;
export type Took = EventOf<typeof took>;
export type CircleEvent = Chose | Added | Declined | Took;
