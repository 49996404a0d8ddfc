import { fail, type Result } from '../engine/result';
import { parseGameFile, tooLarge, type FileProblem, type GameRecord } from '../record';

/** The game in a file that the user chose. A giant isn't even read. Never rejects. */
export async function readGameFile(file: Blob): Promise<Result<GameRecord, FileProblem>> {
	const large = tooLarge(file.size);
	if (large) return fail(large);
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return fail({ code: 'no-access' });
	const text = decode(bytes);
	return text === undefined ? fail({ code: 'not-text' }) : parseGameFile(text);
}

/** Bytes as UTF-8 text, unless they aren't any: a letter guessed wrong would be stored as if it were right. */
function decode(bytes: ArrayBuffer): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
