import type { StoreProblem, StoreProblemCode } from './problem';

/** Thrown inside a transaction to roll it back; turned into a StoreProblem. */
export class TransactionRefused extends Error {
	constructor(readonly code: StoreProblemCode) {
		super(`The store refuses: ${code}.`);
	}
}

/** The meaning of errors, by their names in the IndexedDB standard and in Dexie. */
const MEANINGS: Readonly<Record<string, StoreProblemCode>> = {
	ConstraintError: 'conflict',
	QuotaExceededError: 'full',
	// Chromium: the connection broke. Firefox: the disk refused a write.
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
	// The browser has lost the row.
	DataError: 'unreadable',
	NotReadableError: 'unreadable'
};

/** Errors for a lost row value, by browser: https://github.com/w3c/IndexedDB/issues/423. */
const LOST_ROWS: readonly string[] = ['DataError', 'NotFoundError', 'NotReadableError'];

/** True for an error that concerns one row only: the others can be read one by one. */
export const isLostRow = (error: unknown): boolean =>
	causes(error).some(({ name }) => LOST_ROWS.includes(name));

/** An error of the database as a problem. Rethrows anything else: that is a bug. */
export function problemOf(error: unknown): StoreProblem {
	if (error instanceof TransactionRefused) return { code: error.code };
	for (const { name, message } of causes(error)) {
		const code = MEANINGS[name];
		if (code) return { code, detail: `${name}: ${message}` };
	}
	throw error;
}

/** The chain of errors, innermost first: Dexie wraps the browser's errors. */
function causes(error: unknown): readonly Error[] {
	const found: Error[] = [];
	let next: unknown = error;
	while (isError(next) && !found.includes(next)) {
		found.unshift(next);
		next = 'inner' in next ? next.inner : undefined;
	}
	return found;
}

/** In some browsers a DOMException is no Error. */
const isError = (value: unknown): value is Error =>
	typeof value === 'object' && value !== null && 'name' in value && 'message' in value;
