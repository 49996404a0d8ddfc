import { ok, type Result } from '../engine/result';
import { parseGameFile, type FileProblem, type GameRecord } from '../record';
import { textOf } from './read';

/** How a game got here from elsewhere. */
export const WAYS_IN = ['link', 'code', 'picture', 'file', 'paste'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** What somebody opened: a game. */
export interface IncomingGame {
	readonly kind: 'game';
	readonly record: GameRecord;
	readonly from: WayIn;
}

/** What somebody opened. */
export type Incoming = IncomingGame;

/** What is in a file, or in a text that came by a link, a code or the clipboard. Stores nothing, never rejects. */
export async function readIncoming(
	what: Blob | string,
	from: WayIn
): Promise<Result<Incoming, FileProblem>> {
	const text = typeof what === 'string' ? ok(what) : await textOf(what);
	const record = text.ok ? parseGameFile(text.value) : text;
	return record.ok ? ok({ kind: 'game', record: record.value, from }) : record;
}
