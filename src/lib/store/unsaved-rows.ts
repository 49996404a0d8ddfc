import type { Draft, GameRecord } from '../record';
import type { StoredLog } from './games';
import { entryRow, gameRow, storedLogFrom } from './rows';
import type { UnsavedGame } from './unsaved';

/** A game as rows outside the database, which has the first `stored` of its entries. */
export const toUnsavedGame = (record: GameRecord, draft: Draft, stored: number): UnsavedGame => ({
	row: gameRow(record, draft),
	entries: record.entries.map((entry) => entryRow(record.header.id, entry)),
	stored
});

/** The game in such rows, validated like one from the database; undefined if its header is invalid. */
export function readUnsavedGame({ row, entries }: UnsavedGame): StoredLog | undefined {
	const read = storedLogFrom(row, entries);
	return read.ok ? read.value : undefined;
}
