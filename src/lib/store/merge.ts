import { gameId, deepEqual, type Entry, type GameId, type GameRecord } from '../record';
import type { AddResult } from './games';

/** What a record from elsewhere adds to one that is here: entries after its last; or nothing fits, and both must stay. */
type Merge = { readonly fits: true; readonly more: readonly Entry[] } | { readonly fits: false };

/** Compares two records of one id. They fit when the shorter log is how the longer one begins. */
export function merge(here: GameRecord, other: GameRecord): Merge {
	const both = Math.min(here.entries.length, other.entries.length);
	const fits =
		deepEqual({ ...here.header, id: other.header.id }, other.header) &&
		deepEqual(here.entries.slice(0, both), other.entries.slice(0, both));
	return fits ? { fits, more: other.entries.slice(both) } : { fits };
}

/** How many entries of a log another one lacks, and whether they go on from its end. */
interface UnstoredEntries {
	readonly own: number;
	readonly goesOn: boolean;
}

/** What of our log the stored one lacks, from the first entry on in which they differ. */
export function unstoredEntries(stored: GameRecord, ours: GameRecord): UnstoredEntries {
	const parted = ours.entries.findIndex((entry, seq) => !deepEqual(entry, stored.entries[seq]));
	if (parted < 0) return { own: 0, goesOn: false };
	return { own: ours.entries.length - parted, goesOn: parted === stored.entries.length };
}

/** The ids that a record may be kept under: its own, then those of copies. Trying them in order finds it again. */
export function* candidateIds(id: GameId): Generator<GameId, never> {
	yield id;
	for (let copy = 2; ; copy++) yield gameId(`${id.slice(0, 56)}~${String(copy)}`);
}

/** How many games became what, before any did. */
export const NO_GAMES_ADDED: Readonly<Record<AddResult['how'], number>> = {
	stored: 0,
	'already-here': 0,
	continued: 0,
	copied: 0
};
