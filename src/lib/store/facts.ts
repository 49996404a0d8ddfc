import * as v from 'valibot';
import { timestampSchema } from '../record/timestamp';
import type { FactRow } from './db';

/**
 * Times in ms since 1970 UTC: the last full backup, the backup reminder last dismissed, the last turn written in any game,
 * the last change of what is kept of an evening.
 */
export type FactName = 'backed-up' | 'reminder-closed' | 'touched' | 'evening-kept';

export const factRow = (name: FactName, at: number): FactRow => ({ name, at });

/** The time in a fact's row; undefined if there is no valid one. */
export function timeIn(row: FactRow | undefined): number | undefined {
	const at = v.safeParse(timestampSchema, row?.['at']);
	return at.success ? at.output : undefined;
}
