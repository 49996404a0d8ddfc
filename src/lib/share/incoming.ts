import { fail, ok, type Result } from '../engine/result';
import { parseGameFile, tooLarge, type FileProblem, type GameRecord } from '../record';
import { packedIn } from './link';
import { unpackGame } from './pack';
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

type Read<T> = Promise<Result<T, FileProblem>>;

/** What is in a file, or in a text that came by a link, a code or the clipboard. Stores nothing, never rejects. */
export async function readIncoming(what: Blob | string, from: WayIn): Read<Incoming> {
	const record = typeof what === 'string' ? await inText(what, from) : await inFile(what);
	return record.ok ? ok({ kind: 'game', record: record.value, from }) : record;
}

async function inFile(file: Blob): Read<GameRecord> {
	const text = await textOf(file);
	return text.ok ? inText(text.value, 'file') : text;
}

/** The game in a game file's text, or in a link anywhere in a text. */
async function inText(text: string, from: WayIn): Read<GameRecord> {
	const large = tooLarge(text.length);
	if (large) return fail(large);
	if (/^[\s\uFEFF]*[{[]/.test(text)) return parseGameFile(text);
	const packed = packedIn(text);
	if (packed) return unpackGame(packed);
	if (from === 'link' || text.includes('/open/#')) return fail({ code: 'damaged' });
	return from === 'file' ? parseGameFile(text) : fail({ code: 'no-link' });
}
