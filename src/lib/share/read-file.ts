import { fail, ok, type Result } from '../engine/result';
import { parseGameFile, tooLarge, type FileProblem, type GameRecord } from '../record';

/** The game in a file. A giant isn't even read. Never rejects. */
export async function readGameFile(file: Blob): Promise<Result<GameRecord, FileProblem>> {
	const text = await readText(file);
	return text.ok ? parseGameFile(text.value) : text;
}

/** A file's text, if it is one that a game may have. Never rejects. */
export async function readText(file: Blob): Promise<Result<string, FileProblem>> {
	const large = tooLarge(file.size);
	if (large) return fail(large);
	const bytes = await readBytes(file);
	if (!bytes) return fail({ code: 'no-access' });
	const text = decode(bytes);
	return text === undefined ? fail({ code: 'not-text' }) : ok(text);
}

/** A file's bytes; undefined when the device doesn't give them out. */
export async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = await file.arrayBuffer().catch(() => undefined);
	return bytes && new Uint8Array(bytes);
}

/** Bytes as UTF-8 text, unless they aren't any: a letter guessed wrong would be stored as if it were right. */
function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
