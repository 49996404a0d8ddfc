import { currentTimestamp } from '../record/timestamp';
import type { Database } from './db';
import { factRow } from './facts';
import { readGameRows, readRow } from './read-rows';

/**
 * The moment of a writing at a table, in ms since 1970 UTC, by which games are listed: a step of the transaction that
 * writes. It is later than that of any writing before, so that no jump of the clock changes the order of the list.
 */
export async function touch(db: Database): Promise<number> {
	// Past the last moment there is it only counts on.
	const at = (await readRow(db.facts, 'touched'))?.['at'];
	const before = Number.isSafeInteger(at) ? Number(at) : await lastModified(db);
	const touched = Math.max(currentTimestamp(), before + 1);
	await db.facts.put(factRow('touched', touched));
	return touched;
}

/** Games of an earlier version of the app tell only when they were modified. */
async function lastModified(db: Database): Promise<number> {
	const rows = await readGameRows(db);
	return rows.reduce(
		(last, { summary }) => Math.max(last, currentTimestamp(modifiedIn(summary))),
		0
	);
}

/** What a damaged row holds needn't be a summary, and its moment no number. */
const modifiedIn = (summary: { readonly modified?: unknown } | undefined): number =>
	typeof summary?.modified === 'number' ? summary.modified : 0;
