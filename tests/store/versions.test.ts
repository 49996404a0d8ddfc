import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import {
	newGameId,
	openStore,
	type GameStore,
	type OpenShelf,
	type StoreResult
} from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import { tournamentsOf } from '../../src/lib/store/tournaments';
import { entryRow, gameRow } from '../../src/lib/store/rows';
import type { CustomTile } from '../../src/lib/custom-tiles';
import { loaded, must, recordWith } from './support';
import { tournamentOf } from './tournament-support';

const opened: { close(): void }[] = [];
afterEach(() => {
	for (const one of opened.splice(0)) one.close();
});

const game = recordWith(4);
const tile: CustomTile = { id: tileId('gingerbread-1'), line: 'C:N+ R:SW F:2347 F:56' };

/** A database of an earlier version of the app, with a game in it. */
async function left(version: 1 | 2 | 4 | 5): Promise<Dexie> {
	const old = new Dexie(newGameId());
	old.version(1).stores({ games: 'id', entries: '[game+seq]' });
	if (version >= 2) old.version(2).stores({ told: 'id' });
	if (version >= 4) {
		old.version(3).stores({ people: 'id', facts: 'name' });
		old.version(4).stores({ evenings: 'game', photos: '[game+id]' });
	}
	if (version === 5) old.version(5).stores({ tournaments: 'id' });
	await old.open();
	await old.table('games').add(gameRow(game));
	await old.table('entries').bulkAdd(game.entries.map((entry) => entryRow(game.header.id, entry)));
	if (version >= 2) await old.table('told').add({ ...tile });
	old.close();
	return old;
}

const problem = (): StoreResult<never> => Promise.reject(new Error('A device keeps tournaments.'));

async function openNow({ name }: Dexie): Promise<GameStore> {
	const store = await openStore({ name });
	opened.push(store);
	expect(store.kind).toBe('device');
	return store;
}

describe('a database of an earlier version', () => {
	it('gets a table for custom tiles, and keeps its games', async () => {
		const store = await openNow(await left(1));
		expect((await loaded(store, game.header.id)).record).toEqual(game);
		await must(store.putCustomTile(tile));
		expect(await must(store.customTiles())).toEqual([tile]);
	});

	it('gets tables for people and facts, and keeps its games and custom tiles', async () => {
		const old = await left(2);
		const store = await openNow(old);
		expect((await loaded(store, game.header.id)).record).toEqual(game);
		expect(await must(store.customTiles())).toEqual([tile]);
		const db = new Database(old.name);
		opened.push(db);
		expect(await db.people.toArray()).toEqual([]);
		expect(await db.facts.toArray()).toEqual([]);
	});

	it('gets a table for tournaments, and keeps its games and custom tiles', async () => {
		const old = await left(4);
		const store = await openNow(old);
		expect((await loaded(store, game.header.id)).record).toEqual(game);
		expect(await must(store.customTiles())).toEqual([tile]);
		const tournament = tournamentOf(['Ann', 'Ben']);
		const tournaments = tournamentsOf(store as OpenShelf);
		await must(tournaments?.create(tournament) ?? problem());
		expect(await must(tournaments?.load(tournament.id) ?? problem())).toEqual(tournament);
	});

	it('gets a table for custom boxes, and keeps its games and custom tiles', async () => {
		const store = await openNow(await left(5));
		expect((await loaded(store, game.header.id)).record).toEqual(game);
		expect(await must(store.customTiles())).toEqual([tile]);
		const box = { name: 'My box', tiles: [{ line: tile.line, count: 1 }] };
		await must(store.putCustomBox(box));
		expect(await must(store.customBoxes())).toEqual([box]);
	});

	it('is closed by an old tab that has it open, which learns that it is outdated', async () => {
		const old = await left(4);
		const tab = new Dexie(old.name);
		tab.version(4).stores({ games: 'id' });
		await tab.open();
		const asked = new Promise((resolve) => {
			tab.on('versionchange', () => {
				tab.close();
				resolve(true);
				return false;
			});
		});
		const store = await openNow(old);
		expect(await asked).toBe(true);
		expect((await loaded(store, game.header.id)).record).toEqual(game);
	});
});
