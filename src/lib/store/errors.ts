import type { StoreProblem, StoreProblemCode } from './problem';

/** Thrown inside a transaction to undo it; becomes the problem it carries. */
export class TransactionRefused extends Error {
	constructor(readonly code: StoreProblemCode) {
		super(`The store refuses: ${code}.`);
	}
}

/** What the browser's and Dexie's errors mean for a game. The names are those of the IndexedDB standard and of Dexie. */
const MEANINGS: Readonly<Record<string, StoreProblemCode>> = {
	ConstraintError: 'conflict',
	QuotaExceededError: 'full',
	// Chromium's words for a broken connection; Firefox's for a write that the disk refused.
	UnknownError: 'lost',
	AbortError: 'lost',
	DatabaseClosedError: 'lost',
	InvalidStateError: 'lost',
	TransactionInactiveError: 'lost',
	TimeoutError: 'lost',
	VersionError: 'outdated',
	MissingAPIError: 'unavailable',
	OpenFailedError: 'unavailable',
	SecurityError: 'unavailable',
	NotAllowedError: 'unavailable',
	NotFoundError: 'unavailable',
	// A row that the browser has lost.
	DataError: 'unreadable',
	NotReadableError: 'unreadable'
};

/** What browsers call it when they have lost the value of a row: https://github.com/w3c/IndexedDB/issues/423. */
const LOST_ROWS: readonly string[] = ['DataError', 'NotFoundError', 'NotReadableError'];

/** True for an error that concerns one row: the others can be read one by one. */
export const isLostRow = (error: unknown): boolean =>
	causes(error).some(({ name }) => LOST_ROWS.includes(name));

/** An error of the database as a problem. Throws what isn't one again: then the program is broken. */
export function problemOf(error: unknown): StoreProblem {
	if (error instanceof TransactionRefused) return { code: error.code };
	for (const { name, message } of causes(error)) {
		const code = MEANINGS[name];
		if (code) return { code, detail: `${name}: ${message}` };
	}
	throw error;
}

/** The errors inside an error, innermost first: Dexie wraps the browser's own. */
function causes(error: unknown): readonly Error[] {
	const found: Error[] = [];
	let next: unknown = error;
	while (isError(next) && !found.includes(next)) {
		found.unshift(next);
		next = 'inner' in next ? next.inner : undefined;
	}
	return found;
}

/** A DOMException counts too, which in some browsers is no Error. */
const isError = (value: unknown): value is Error =>
	typeof value === 'object' && value !== null && 'name' in value && 'message' in value;
