import type { GameRecord } from '$lib/record';
import { isPuzzleLink } from '$lib/share/link';

/**
 * Begins the puzzle whose link was in a text. Returns false for any other game, and for a puzzle that can't be judged: that one
 * is only shown.
 */
export async function beginPuzzle(text: string, record: GameRecord): Promise<boolean> {
	if (!isPuzzleLink(text)) return false;
	const part = await import('$lib/table/trial/begin-puzzle').catch(() => undefined);
	return part?.beginPuzzle(record, part.LINK) ?? false;
}
