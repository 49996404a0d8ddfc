import { EMPTY_DRAFT, deepEqual, type GameId } from '../record';
import type { Backup, Progress } from '../record/backup';
import type { UnreadableGame } from '../record/unreadable-game';
import { changeGame, inBatches, isRemoved, plain } from './game-rows';
import type { Database } from './db';
import type { AddResult, RestoreResult } from './games';
import { missingPeople, missingCustomTiles } from './missing';
import { candidateIds, NO_GAMES_ADDED } from './merge';
import { personRow, readPeople } from './people';
import { readRows } from './read-rows';
import { readCustomTiles, customTileRow } from './custom-tiles';
import { addRecord, readGame } from './game-log';

/** Adds everything in a backup. Part of a transaction: all of it is stored, or nothing. */
export async function restoreBackup(
	db: Database,
	{ games, unread, told, people }: Backup,
	onProgress?: Progress
): Promise<RestoreResult> {
	const became = { ...NO_GAMES_ADDED };
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
	const tiles = missingCustomTiles(readCustomTiles(await readRows(db.told)), told);
	await db.told.bulkPut(tiles.map(customTileRow));
	const named = missingPeople(readPeople(await readRows(db.people)), people);
	await db.people.bulkPut(named.map(personRow));
	return { games: became, unread: unread.length, told: tiles.length, people: named.length };
}

/** Adds an unreadable game as it is, under its own id or that of a copy. */
async function addUnread(
	db: Database,
	{ id: own, stored }: UnreadableGame
): Promise<AddResult['how']> {
	for (const id of candidateIds(own)) {
		const row = await db.games.get(id);
		if (!row || isRemoved(row)) {
			await putUnread(db, { id, stored });
			return id === own ? 'stored' : 'copied';
		}
		if (await holdsUnread(db, id, stored)) return 'already-here';
	}
	throw new Error('The ids for copies never end.');
}

async function putUnread(db: Database, { id, stored }: UnreadableGame): Promise<void> {
	await db.entriesOf(id).delete();
	const row = { id, header: { ...stored.header, id }, draft: EMPTY_DRAFT };
	await db.table<object, GameId>('games').put(plain(row));
	await inBatches(stored.entries, (lot) =>
		db
			.table<object>('entries')
			.bulkAdd(lot.map(({ seq, entry }) => plain({ game: id, seq, entry })))
	);
	// The readable part gives it a summary for the list.
	const read = await readGame(db, id);
	if (read.ok && read.value) await changeGame(db, id, { summary: read.value.summary });
}

async function holdsUnread(
	db: Database,
	id: GameId,
	{ header, entries }: UnreadableGame['stored']
): Promise<boolean> {
	const row = await db.games.get(id);
	const here = await db.entriesOf(id).toArray();
	return (
		deepEqual(row?.header, { ...header, id }) &&
		deepEqual(
			here.map(({ seq, entry }) => ({ seq, entry })),
			entries
		)
	);
}
