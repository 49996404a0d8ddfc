import {
	deepEqual,
	gameId,
	recordWithoutClock,
	tellsOfClock,
	type Entry,
	type GameId,
	type GameRecord
} from '../record';
import type { AddResult } from './games';

/** What another record adds to a stored one: the entries after its last one. If the records differ, both must be kept. */
type Merge = { readonly fits: true; readonly more: readonly Entry[] } | { readonly fits: false };

/**
 * Compares two records with the same id. They fit if the longer log begins with the shorter one. A link leaves out what a chess
 * clock did: if only one of the two logs tells it, and they don't fit with it, they are compared without it.
 */
export function merge(here: GameRecord, other: GameRecord): Merge {
	const alike = mergeAlike(here, other);
	if (alike.fits || tellsOfClock(here.entries) === tellsOfClock(other.entries)) return alike;
	const merged = mergeAlike(recordWithoutClock(here), recordWithoutClock(other));
	const from = here.entries.length;
	return merged.fits
		? { fits: true, more: merged.more.map((entry, index) => ({ ...entry, seq: from + index })) }
		: merged;
}

function mergeAlike(here: GameRecord, other: GameRecord): Merge {
	const both = Math.min(here.entries.length, other.entries.length);
	const fits =
		deepEqual({ ...here.header, id: other.header.id }, other.header) &&
		deepEqual(here.entries.slice(0, both), other.entries.slice(0, both));
	return fits ? { fits, more: other.entries.slice(both) } : { fits };
}

/** How many entries are missing in a log, and whether they continue from its end. */
interface UnstoredEntries {
	readonly own: number;
	readonly goesOn: boolean;
}

/** The entries of our log that the stored one lacks, from the first difference on. */
export function unstoredEntries(stored: GameRecord, ours: GameRecord): UnstoredEntries {
	const parted = ours.entries.findIndex((entry, seq) => !deepEqual(entry, stored.entries[seq]));
	if (parted < 0) return { own: 0, goesOn: false };
	return { own: ours.entries.length - parted, goesOn: parted === stored.entries.length };
}

/** The ids to try for a record: its own, then those of copies. Trying them in order finds an existing copy again. */
export function* candidateIds(id: GameId): Generator<GameId, never> {
	yield id;
	for (let copy = 2; ; copy++) yield gameId(`${id.slice(0, 56)}~${String(copy)}`);
}

/** The counts of results, all 0. */
export const NO_GAMES_ADDED: Readonly<Record<AddResult['how'], number>> = {
	stored: 0,
	'already-here': 0,
	continued: 0,
	copied: 0
};
