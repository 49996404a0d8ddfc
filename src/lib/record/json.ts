import { fail, ok, type Result } from '../engine/result';
import { jsonErrorPosition } from './json-error-position';
import type { FileProblem } from './problem';

/** Parses JSON, or finds where it is invalid. Browsers report the position differently, or not at all. */
export function parseJson(text: string): Result<unknown, FileProblem> {
	try {
		return ok(JSON.parse(text));
	} catch {
		const at = jsonErrorPosition(text);
		if (at === text.length) return fail({ code: 'cut-short' });
		return fail({ code: 'not-json', ...placeAt(text, at) });
	}
}

/** Line and column of a position, from 1. */
const placeAt = (text: string, at: number): { line: number; column: number } => ({
	line: text.slice(0, at).split('\n').length,
	column: at - text.lastIndexOf('\n', at - 1)
});
