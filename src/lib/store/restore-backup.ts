import { EMPTY_DRAFT, deepEqual, type GameId } from '../record';
import type { Backup, Progress } from '../record/backup';
import { readEvening, type GameEvening, type Photo } from '../record/evening';
import { lookSummaryOf, type UnreadableGame } from '../record/unreadable-game';
import type { Tournament } from '../tournament/tournament';
import { addTournament } from './add-tournament';
import { photoKey, putEvening } from './evenings';
import { changeGame, inBatches, isRemoved, plain, personRow, readPeople } from './game-rows';
import type { Database } from './db';
import type { AddResult, RestoreResult } from './games';
import { candidateIds, NO_GAMES_ADDED } from './merge';
import { missingPeople, missingCustomTiles } from './missing';
import { readRow, readRows } from './read-rows';
import { mergedBox } from '../custom-tiles/boxes';
import { readCustomTiles } from '../custom-tiles/stored';
import { readCustomBoxes } from '../custom-tiles/stored-boxes';
import type { CustomBox } from '../custom-tiles/tile';
import { customBoxRow, customTileRow, storedGameFrom } from './rows';
import { addRecord, readLog } from './game-log';

/** Adds everything in a backup. Part of a transaction: all of it is stored, or nothing. The rules of its games must be loaded. */
export async function restoreBackup(
	db: Database,
	{ games, unread, told, people, evenings, photos, tournaments, boxes = [] }: Backup,
	onProgress?: Progress
): Promise<RestoreResult> {
	const became = { ...NO_GAMES_ADDED };
	const ids = new Map<GameId, GameId>();
	const all = games.length + unread.length + photos.length;
	let done = 0;
	const count = (own: GameId, { how, id }: AddResult): void => {
		became[how]++;
		ids.set(own, id);
		onProgress?.(++done, all, photos.length);
	};
	for (const record of games) count(record.header.id, await addRecord(db, record));
	for (const game of unread) count(game.id, await addUnread(db, game));
	await addEvenings(db, evenings, ids);
	const added = await addPhotos(db, photos, ids, () => onProgress?.(++done, all, photos.length));
	const played = tournaments && (await addTournaments(db, tournaments));
	const tiles = missingCustomTiles(readCustomTiles(await readRows(db.told)), told);
	await db.told.bulkPut(tiles.map(customTileRow));
	await addBoxes(db, boxes);
	const named = missingPeople(readPeople(await readRows(db.people)), people);
	await db.people.bulkPut(named.map(personRow));
	return {
		games: became,
		unread: unread.length,
		told: tiles.length,
		people: named.length,
		photos: added,
		...(played && { tournaments: played })
	};
}

/** Adds these custom boxes, and what the boxes of the same name here lack of them. */
async function addBoxes(db: Database, boxes: readonly CustomBox[]): Promise<void> {
	const here = readCustomBoxes(await readRows(db.boxes));
	const sameAs = (box: CustomBox) => here.find(({ name }) => name === box.name);
	await db.boxes.bulkPut(boxes.map((box) => customBoxRow(mergedBox(sameAs(box), box))));
}

/** Adds tournaments. Returns how many had which result. */
async function addTournaments(
	db: Database,
	tournaments: readonly Tournament[]
): Promise<Readonly<Record<AddResult['how'], number>>> {
	const became = { ...NO_GAMES_ADDED };
	for (const tournament of tournaments) became[await addTournament(db, tournament)]++;
	return became;
}

/** The ids that games of a backup have here, by their ids there: games that were stored as copies have other ids here. */
type IdsHere = ReadonlyMap<GameId, GameId>;

/** Adds what is missing of the evenings. What is entered here stays as it is. */
async function addEvenings(
	db: Database,
	evenings: readonly GameEvening[],
	ids: IdsHere
): Promise<void> {
	for (const theirs of evenings) {
		const game = ids.get(theirs.game) ?? theirs.game;
		const here = readEvening(await readRow(db.evenings, game));
		await putEvening(db, { ...theirs, ...here, game });
	}
}

/** Adds the photos that are missing. Returns their number. */
async function addPhotos(
	db: Database,
	photos: readonly Photo[],
	ids: IdsHere,
	onPhoto: () => void
): Promise<number> {
	const here = new Set((await db.photos.toCollection().primaryKeys()).map(String));
	let added = 0;
	for (const photo of photos) {
		const own = { ...photo, game: ids.get(photo.game) ?? photo.game };
		if (!here.has(String(photoKey(own)))) {
			await db.photos.put(own);
			added++;
		}
		onPhoto();
	}
	return added;
}

/**
 * Adds an unreadable game as it is, under its own id or that of a copy. If it continues the one here, it is stored in its place.
 */
async function addUnread(db: Database, { id: own, stored }: UnreadableGame): Promise<AddResult> {
	for (const id of candidateIds(own)) {
		const row = await db.games.get(id);
		if (!row || isRemoved(row)) {
			await putUnread(db, { id, stored });
			return { id, how: id === own ? 'stored' : 'copied' };
		}
		const more = await moreThanHere(db, id, stored);
		if (more === undefined) continue;
		if (more === 0) return { id, how: 'already-here' };
		// A game that can be played here stays as it is.
		if ((await readLog(db, id)).ok) continue;
		await putUnread(db, { id, stored });
		return { id, how: 'continued' };
	}
	throw new Error('The ids for copies never end.');
}

async function putUnread(db: Database, { id, stored }: UnreadableGame): Promise<void> {
	await db.entriesOf(id).delete();
	const summary = lookSummaryOf(stored);
	const row = { id, header: { ...stored.header, id }, draft: EMPTY_DRAFT, summary };
	await db.table<object, GameId>('games').put(plain(row));
	await inBatches(stored.entries, (lot) =>
		db
			.table<object>('entries')
			.bulkAdd(lot.map(({ seq, entry }) => plain({ game: id, seq, entry })))
	);
	// If the rules can read some of its log, the list gets a summary of that.
	const log = await readLog(db, id);
	const read = log.ok && log.value && storedGameFrom(log.value);
	if (read && read.ok) await changeGame(db, id, { summary: read.value.summary });
}

/** How many more entries an unreadable game has than the one here; undefined if the one here is another game. */
async function moreThanHere(
	db: Database,
	id: GameId,
	{ header, entries }: UnreadableGame['stored']
): Promise<number | undefined> {
	const row = await db.games.get(id);
	const here = (await db.entriesOf(id).toArray()).map(({ seq, entry }) => ({ seq, entry }));
	const both = Math.min(here.length, entries.length);
	const fits =
		deepEqual(row?.header, { ...header, id }) &&
		deepEqual(here.slice(0, both), entries.slice(0, both));
	return fits ? entries.length - both : undefined;
}
