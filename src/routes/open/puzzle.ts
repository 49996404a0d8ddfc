import type { GameRecord } from '$lib/record';

/** Begins a puzzle, where the address is that of one; false for any other game, and for one that nobody can judge: it is only shown. */
export async function beginPuzzle(address: URLSearchParams, record: GameRecord): Promise<boolean> {
	if (!address.has('puzzle')) return false;
	const part = await import('$lib/table/trial/begin-puzzle').catch(() => undefined);
	return part?.beginPuzzle(record, part.LINK) ?? false;
}
