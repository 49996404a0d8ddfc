import { fail, ok, type Result } from '../engine/result';
import { loadAllRules, type FileProblem, type GameRecord } from '../record';
import { parseGameFile, tooLarge } from '../record/parse-file';

/** The game in a file. A file that is too large isn't read at all. Rejects only if the rules can't be loaded. */
export async function readGameFile(file: Blob): Promise<Result<GameRecord, FileProblem>> {
	const [text] = await Promise.all([readText(file), loadAllRules()]);
	return text.ok ? parseGameFile(text.value) : text;
}

/** A file's text, if it may be a game. Never rejects. */
export async function readText(file: Blob): Promise<Result<string, FileProblem>> {
	const large = tooLarge(file.size);
	if (large) return fail(large);
	const bytes = await readBytes(file);
	if (!bytes) return fail({ code: 'no-access' });
	const text = decode(bytes);
	return text === undefined ? fail({ code: 'not-text' }) : ok(text);
}

/** A file's bytes; undefined if the device refuses access. */
export async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = await file.arrayBuffer().catch(() => undefined);
	return bytes && new Uint8Array(bytes);
}

/** Bytes as UTF-8 text; undefined if they aren't: replaced characters would be stored as if they were right. */
function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
