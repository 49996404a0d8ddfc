import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const BUILT = 'tower/built';
export const CAPTURED = 'tower/captured';
export const SPARED = 'tower/spared';
export const CLIMBED = 'tower/climbed';
export const EXCHANGED = 'tower/exchanged';
export const RANSOMED = 'tower/ransomed';

/** A floor was put onto a foundation or a tower. On an existing table it lay there, and `player` means nothing. */
const built = { type: BUILT, number: 70, fields: { player: 'same', at: 'spot' } } as const;
/**
 * A follower of `whose` was captured from the place `from`; `top` is 1 if it stood on the tower of that tile: then the segment of
 * `from` means nothing. On an existing table, without `from`: a prisoner of `player`.
 */
const captured = {
	type: CAPTURED,
	number: 71,
	fields: { player: 'same', whose: 'anybody', piece: 'piece', from: 'place?', top: 'count' }
} as const;
/** Nobody was captured. */
const spared = { type: SPARED, number: 72, fields: { player: 'same' } } as const;
/** A follower was put on top of a tower; on an existing table it stood there. */
const climbed = {
	type: CLIMBED,
	number: 73,
	fields: { player: 'same', piece: 'piece', at: 'spot' }
} as const;
/** The player's `piece` came home from the player `from`, whose captured `instead` came home too. */
const exchanged = {
	type: EXCHANGED,
	number: 74,
	fields: { player: 'same', from: 'anybody', piece: 'piece', instead: 'piece' }
} as const;
/** A player paid `from` a ransom, and took a figure back. */
const ransomed = {
	type: RANSOMED,
	number: 75,
	fields: { player: 'next', from: 'anybody', piece: 'piece' }
} as const;

/** The events of The Tower. */
export const TOWER_EVENTS = [
	built,
	captured,
	spared,
	climbed,
	exchanged,
	ransomed
] as const satisfies readonly DeclaredEvent[];

export type Built = EventOf<typeof built>;
export type Captured = EventOf<typeof captured>;
export type Spared = EventOf<typeof spared>;
export type Climbed = EventOf<typeof climbed>;
export type Exchanged = EventOf<typeof exchanged>;
export type Ransomed = EventOf<typeof ransomed>;
export type TowerEvent = Built | Captured | Spared | Climbed | Exchanged | Ransomed;
