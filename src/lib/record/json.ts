import { fail, ok, type Result } from '../engine/result';
import type { FileProblem } from './problem';

/** A text's JSON, or where it isn't JSON. */
export function parseJson(text: string): Result<unknown, FileProblem> {
	try {
		return ok(JSON.parse(text));
	} catch (error) {
		if (endsTooSoon(text)) return fail({ code: 'cut-short' });
		return fail({ code: 'not-json', ...placeIn(text, error) });
	}
}

/** True for a text that opens with a brace and ends inside a string, a list or an object. */
function endsTooSoon(text: string): boolean {
	let depth = 0;
	let quoted = false;
	for (let at = 0; at < text.length; at++) {
		const letter = text.charAt(at);
		if (letter === '"') quoted = !quoted;
		else if (quoted) at += letter === '\\' ? 1 : 0;
		else if (letter === '{' || letter === '[') depth++;
		else if (letter === '}' || letter === ']') depth--;
	}
	return text.trimStart().startsWith('{') && (quoted || depth > 0);
}

/** The place which a browser names in its message, in its own wording; WebKit names none. */
function placeIn(text: string, error: unknown): { line?: number; column?: number } {
	const message = error instanceof Error ? error.message : '';
	const [, line, column] = /line (\d+) column (\d+)[^"]*$/.exec(message) ?? [];
	if (line && column) return { line: Number(line), column: Number(column) };
	const [, position] = /at position (\d+)[^"]*$/.exec(message) ?? [];
	if (!position) return {};
	const before = text.slice(0, Number(position)).split('\n');
	return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
