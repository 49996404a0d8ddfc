import * as v from 'valibot';
import { timestampSchema } from '../record/timestamp';
import type { FactRow } from './db';

/**
 * Small facts about this device, each a moment in ms since 1970 UTC: when everything on it was last backed up; when
 * somebody last put the reminder away that says so; when a game was last written to at its table.
 */
export type FactName = 'backed-up' | 'reminder-closed' | 'touched';

/** A fact's row. */
export const factRow = (name: FactName, at: number): FactRow => ({ name, at });

/** The moment in a fact's row; undefined when there's none that can be read. */
export function momentIn(row: FactRow | undefined): number | undefined {
	const at = v.safeParse(timestampSchema, row?.['at']);
	return at.success ? at.output : undefined;
}
