import type { Draft, GameRecord } from '../record';
import type { Kept } from './games';
import { entryRow, gameRow, keptFrom } from './rows';
import type { UnsavedGame } from './unsaved';

/** A game in rows, to be kept apart from the database, which has the first `stored` of its entries. */
export const setApart = (record: GameRecord, draft: Draft, stored: number): UnsavedGame => ({
	row: gameRow(record, draft),
	entries: record.entries.map((entry) => entryRow(record.header.id, entry)),
	stored
});

/** The game in such rows, judged as one from the database is; undefined when its header can't be read. */
export function readApart({ row, entries }: UnsavedGame): Kept | undefined {
	const read = keptFrom(row, entries);
	return read.ok ? read.value : undefined;
}
