import { currentTimestamp } from '../record/timestamp';
import type { Database } from './db';
import { factRow } from './facts';
import { readGameRows, readRow } from './read-rows';

/** The time of a turn in ms since 1970 UTC, in its transaction: later than any before, even if the clock was set back. */
export async function touch(db: Database): Promise<number> {
	const touched = await nextTouch(db);
	await putTouch(db, touched);
	return touched;
}

/** The time that {@link touch} would store. */
export async function nextTouch(db: Database): Promise<number> {
	// After the last valid time it only counts up.
	const at = (await readRow(db.facts, 'touched'))?.['at'];
	const before = Number.isSafeInteger(at) ? Number(at) : await lastModified(db);
	return Math.max(currentTimestamp(), before + 1);
}

export const putTouch = (db: Database, touched: number): PromiseLike<unknown> =>
	db.facts.put(factRow('touched', touched));

/** Games of an older version of the app have only the time of their last change. */
async function lastModified(db: Database): Promise<number> {
	const rows = await readGameRows(db);
	return rows.reduce(
		(last, { summary }) => Math.max(last, currentTimestamp(modifiedIn(summary))),
		0
	);
}

/** In a damaged row, neither the summary nor its time need be valid. */
const modifiedIn = (summary: { readonly modified?: unknown } | undefined): number =>
	typeof summary?.modified === 'number' ? summary.modified : 0;
