import { EMPTY_DRAFT, sameValue, type GameId } from '../record';
import type { Backup, Progress } from '../record/backup';
import type { UnreadGame } from '../record/unread';
import { changeGame, inLots, isRemoved, plain } from './changing';
import type { Database } from './db';
import type { Added, Brought } from './games';
import { lackingPeople, lackingTold } from './lacking';
import { idsFor, NOTHING_ADDED } from './merge';
import { personRow, readPeople } from './people';
import { rowsIn } from './reading';
import { readShelf, toldRow } from './told';
import { addRecord, readGame } from './writing';

/** Adds all that a backup holds to what is here. A step of a transaction: all of it is stored, or nothing. */
export async function bringBack(
	db: Database,
	{ games, unread, told, people }: Backup,
	onProgress?: Progress
): Promise<Brought> {
	const became = { ...NOTHING_ADDED };
	const all = games.length + unread.length;
	let done = 0;
	for (const record of games) {
		became[(await addRecord(db, record)).how]++;
		onProgress?.(++done, all);
	}
	for (const game of unread) {
		became[await addUnread(db, game)]++;
		onProgress?.(++done, all);
	}
	const tiles = lackingTold(readShelf(await rowsIn(db.told)), told);
	await db.told.bulkPut(tiles.map(toldRow));
	const named = lackingPeople(readPeople(await rowsIn(db.people)), people);
	await db.people.bulkPut(named.map(personRow));
	return { games: became, unread: unread.length, told: tiles.length, people: named.length };
}

/** Adds a game that can't be read, as it is, under its own id or that of a copy. */
async function addUnread(db: Database, { id: own, stored }: UnreadGame): Promise<Added['how']> {
	for (const id of idsFor(own)) {
		const row = await db.games.get(id);
		if (!row || isRemoved(row)) {
			await putUnread(db, { id, stored });
			return id === own ? 'stored' : 'copied';
		}
		if (await holdsUnread(db, id, stored)) return 'already-here';
	}
	throw new Error('The ids for copies never end.');
}

async function putUnread(db: Database, { id, stored }: UnreadGame): Promise<void> {
	await db.entriesOf(id).delete();
	const row = { id, header: { ...stored.header, id }, draft: EMPTY_DRAFT };
	await db.table<object, GameId>('games').put(plain(row));
	await inLots(stored.entries, (lot) =>
		db
			.table<object>('entries')
			.bulkAdd(lot.map(({ seq, entry }) => plain({ game: id, seq, entry })))
	);
	// What can be read of it makes it known to the list.
	const read = await readGame(db, id);
	if (read.ok && read.value) await changeGame(db, id, { summary: read.value.summary });
}

async function holdsUnread(
	db: Database,
	id: GameId,
	{ header, entries }: UnreadGame['stored']
): Promise<boolean> {
	const row = await db.games.get(id);
	const here = await db.entriesOf(id).toArray();
	return (
		sameValue(row?.header, { ...header, id }) &&
		sameValue(
			here.map(({ seq, entry }) => ({ seq, entry })),
			entries
		)
	);
}
