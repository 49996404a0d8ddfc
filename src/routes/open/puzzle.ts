import type { GameRecord } from '$lib/record';
import { isPuzzleLink } from '$lib/share/link';

/** Begins the puzzle that was in a text as a link; false for any other game, and for one that nobody can judge: it is only shown. */
export async function beginPuzzle(text: string, record: GameRecord): Promise<boolean> {
	if (!isPuzzleLink(text)) return false;
	const part = await import('$lib/table/trial/begin-puzzle').catch(() => undefined);
	return part?.beginPuzzle(record, part.LINK) ?? false;
}
