import { ok } from '../engine/result';
import { presentMoment, wrongInRecord, type GameRecord } from '../record';
import type { Progress } from '../record/backup';
import { Breath } from '../record/breath';
import { readUnread, unreadLine, type UnreadGame } from '../record/unread';
import type { Connection } from './connection';
import type { Database, EntryRow, GameRow } from './db';
import type { Gathered, Stored } from './games';
import { readPeople } from './people';
import { keptFrom } from './rows';
import { readShelf } from './told';

/** A game as it lies in the database. */
interface Rows {
	readonly row: GameRow;
	readonly entries: readonly EntryRow[];
}

/** Everything on the device, as it is at one moment. */
export async function everything(connection: Connection, onProgress?: Progress): Stored<Gathered> {
	const made = presentMoment();
	const read = await connection.read(() => readAll(connection.db));
	if (!read.ok) return read;
	const { rows, told, people } = read.value;
	const games: GameRecord[] = [];
	const unread: UnreadGame[] = [];
	const breath = new Breath();
	for (const [index, each] of rows.entries()) {
		const record = recordIn(each);
		if (record) games.push(record);
		else unread.push(...unreadIn(each));
		onProgress?.(index + 1, rows.length);
		await breath.take();
	}
	const left = rows.length - games.length - unread.length;
	return ok({ made, games, unread, told, people, left });
}

/** All that is stored, but what was removed. */
async function readAll(db: Database) {
	const rows: Rows[] = [];
	for (const row of await db.games.toArray())
		if (row.removed === undefined)
			rows.push({ row, entries: await db.entriesOf(row.id).toArray() });
	return {
		rows,
		told: readShelf(await db.told.toArray()),
		people: readPeople(await db.people.toArray())
	};
}

/** A game that whoever reads the backup will take; undefined when they would refuse it. */
function recordIn({ row, entries }: Rows): GameRecord | undefined {
	const kept = keptFrom(row, entries);
	if (!kept.ok || kept.value.unread || wrongInRecord(kept.value.record)) return undefined;
	return kept.value.record;
}

/** The same game unread. What isn't even that would keep all else from being read, so it is left where it is. */
function unreadIn({ row, entries }: Rows): readonly UnreadGame[] {
	const stored = {
		header: fieldsOf(row.header),
		entries: entries.map(({ seq, entry }) => ({ seq, entry: fieldsOf(entry) }))
	};
	const unread = { id: row.id, stored };
	return readUnread(unreadLine(unread)).ok ? [unread] : [];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? { ...value } : {};
