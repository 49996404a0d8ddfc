import { gameId, type Entry, type GameId, type GameRecord } from '../record';

/** What a record from elsewhere adds to one that is here: entries after its last; or nothing fits, and both must stay. */
export type Merge =
	{ readonly fits: true; readonly more: readonly Entry[] } | { readonly fits: false };

/** Compares two records of one id. They fit when the shorter log is how the longer one begins. */
export function merge(here: GameRecord, other: GameRecord): Merge {
	const both = Math.min(here.entries.length, other.entries.length);
	const fits =
		sameValue({ ...here.header, id: other.header.id }, other.header) &&
		sameValue(here.entries.slice(0, both), other.entries.slice(0, both));
	return fits ? { fits, more: other.entries.slice(both) } : { fits };
}

/** True for two values which say the same, whatever the order of their fields. */
export const sameValue = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

const textOf = (value: unknown): string =>
	JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner
	);

/** The ids that a record may be kept under: its own, then those of copies. Trying them in order finds it again. */
export function* idsFor(id: GameId): Generator<GameId, never> {
	yield id;
	for (let copy = 2; ; copy++) yield gameId(`${id.slice(0, 56)}~${String(copy)}`);
}
