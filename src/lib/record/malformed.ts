import * as v from 'valibot';
import { isolate } from '../engine/typed-text';
import type { FileProblem } from './problem';

const MAX_PATH_LENGTH = 80;
const MAX_FOUND_LENGTH = 40;

/** Turns a schema's issue into a problem of the file; `at` is the path to the checked part, if it isn't the whole file. */
export function problemOfIssue(issue: v.BaseIssue<unknown>, at = ''): FileProblem {
	const path = pathOf(issue, at);
	const name = typeof issue.input === 'string' ? cut(issue.input, MAX_FOUND_LENGTH) : undefined;
	if (path === 'header.box' && name !== undefined)
		return { code: 'unknown', what: 'box', name, path };
	if (/\.event(s\[\d+\])?\.type$/.test(path) && name !== undefined)
		return { code: 'unknown', what: 'event', name, path };
	if (/^entries\[\d+\]\.v$/.test(path) && isNewer(issue.input))
		return { code: 'newer-version', version: issue.input };
	if (issue.type === 'strict_object' && issue.expected === 'never')
		return { code: 'malformed', path, wrong: 'unexpected' };
	// JSON has no undefined.
	if (issue.received === 'undefined') return { code: 'malformed', path, wrong: 'missing' };
	return { code: 'malformed', path, wrong: 'value', found: cut(issue.received, MAX_FOUND_LENGTH) };
}

const isNewer = (version: unknown): version is number =>
	Number.isSafeInteger(version) && Number(version) > 1;

function pathOf({ path }: v.BaseIssue<unknown>, at: string): string {
	const steps = (path ?? []).map(({ key }) =>
		typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`
	);
	return cut((at + steps.join('')).replace(/^\./, ''), MAX_PATH_LENGTH);
}

/** The beginning of a text from a file, on one line and isolated. */
function cut(text: string, most: number): string {
	const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
	return isolate(line.length > most ? `${line.slice(0, most - 1)}…` : line);
}
