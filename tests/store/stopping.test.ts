import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllRules, type GameRecord } from '../../src/lib/record';
import type { Backup } from '../../src/lib/record/backup';
import { newGameId } from '../../src/lib/store';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { DeviceStore } from '../../src/lib/store/device';
import { Evenings } from '../../src/lib/store/evenings';
import { memoryStore } from '../../src/lib/store/memory';
import { PageLifecycle } from '../../src/lib/store/page-lifecycle';
import { photoOf } from '../devices/support';
import { must, problemOf, recordWith } from './support';

const backupOf = (...games: readonly GameRecord[]): Backup => ({
	made: 5,
	games,
	unread: [],
	told: [],
	people: [],
	evenings: [],
	photos: []
});
const game = recordWith(3, 'one');
const backup = backupOf(game, recordWith(2, 'two'), recordWith(4, 'three'));

let name: string;
let db: Database;
let stop: AbortController;
const opened: { close(): void }[] = [];
const open = (): Database => {
	const database = new Database(name);
	opened.push(database);
	return database;
};
beforeEach(async () => {
	await loadAllRules();
	name = newGameId();
	db = open();
	stop = new AbortController();
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

const storeOf = (database: Database) => new DeviceStore(new Connection(database));
/** What another window finds in the database. */
async function kept(): Promise<readonly string[]> {
	const games = await open().games.toArray();
	return games.map(({ id }) => id).sort();
}
const ALL = ['one', 'three', 'two'];

describe('restoring a backup', () => {
	it('stores all of it where nobody stops it', async () => {
		await must(storeOf(db).restoreBackup(backup, undefined, stop.signal));
		expect(await kept()).toEqual(ALL);
		stop.abort();
		expect(await kept()).toEqual(ALL);
	});

	it('stores nothing when it is stopped in the middle, and can be tried again at once', async () => {
		const store = storeOf(db);
		const closing = vi.spyOn(db, 'close');
		const midway = (done: number) => {
			if (done === 2) stop.abort();
		};
		expect(await problemOf(store.restoreBackup(backup, midway, stop.signal))).toBe('stopped');
		expect(await kept()).toEqual([]);
		await must(store.restoreBackup(backup));
		expect(await kept()).toEqual(ALL);
		// The connection wasn't taken for a broken one.
		expect(closing).not.toHaveBeenCalled();
	});

	it('stores nothing when it was stopped before it began, in memory neither', async () => {
		stop.abort();
		for (const store of [storeOf(db), memoryStore()])
			expect(await problemOf(store.restoreBackup(backup, undefined, stop.signal))).toBe('stopped');
		expect(await kept()).toEqual([]);
	});
});

it('an import that was stopped before it began stores nothing, in memory neither', async () => {
	stop.abort();
	for (const store of [storeOf(db), memoryStore()])
		expect(await problemOf(store.add(game, stop.signal))).toBe('stopped');
	expect(await kept()).toEqual([]);
});

describe('a database that doesn’t answer', () => {
	/** Keeps a transaction of all tables from ending until the returned function is called. */
	function hold(other: Database): () => void {
		const names = other.tables.map((table) => table.name);
		const transaction = other.backendDB().transaction(names, 'readwrite');
		let held = true;
		const ask = (): void => {
			if (held) transaction.objectStore('games').count().onsuccess = ask;
		};
		ask();
		return () => (held = false);
	}

	it('holds nobody who stops, and stores nothing when it answers later', async () => {
		const other = open();
		await Promise.all([db.open(), other.open()]);
		const release = hold(other);
		const page = new PageLifecycle();
		const begun = vi.spyOn(page, 'begun');
		const store = new DeviceStore(new Connection(db, page));
		const restoring = store.restoreBackup(backup, undefined, stop.signal);
		await vi.waitFor(() => {
			expect(begun).toHaveBeenCalled();
		}, 15_000);
		stop.abort();
		expect(await problemOf(restoring)).toBe('stopped');
		release();
		expect(await kept()).toEqual([]);
	});

	it('holds nobody who stops an import, and doesn’t store the game when it answers later', async () => {
		const other = open();
		await Promise.all([db.open(), other.open()]);
		const release = hold(other);
		const page = new PageLifecycle();
		const begun = vi.spyOn(page, 'begun');
		const importing = new DeviceStore(new Connection(db, page)).add(game, stop.signal);
		await vi.waitFor(() => {
			expect(begun).toHaveBeenCalled();
		}, 15_000);
		stop.abort();
		expect(await problemOf(importing)).toBe('stopped');
		release();
		expect(await kept()).toEqual([]);
		await must(storeOf(db).add(game));
		expect(await kept()).toEqual(['one']);
	});

	it('holds nobody who stops while it is opened, and stores nothing when it opens later', async () => {
		const opening = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(new EventTarget() as never);
		const restoring = storeOf(db).restoreBackup(backup, undefined, stop.signal);
		await vi.waitFor(() => {
			expect(opening).toHaveBeenCalled();
		}, 15_000);
		stop.abort();
		expect(await problemOf(restoring)).toBe('stopped');
		expect(await kept()).toEqual([]);
	});
});

it('stopping something that is being stored already is too late', async () => {
	const writing = new Connection(db).write(async () => {
		await db.facts.put({ name: 'touched', at: 5 });
		Dexie.currentTransaction.idbtrans.commit();
		stop.abort();
	}, stop.signal);
	await must(writing);
	expect(await open().facts.count()).toBe(1);
});

it('a photo that is stopped isn’t there, those before it are', async () => {
	const store = storeOf(db);
	await must(store.add(recordWith(2, 'one')));
	const evenings = new Evenings(store.connection);
	await must(evenings.addPhoto(photoOf('one', 'a'), stop.signal));
	stop.abort();
	expect(await problemOf(evenings.addPhoto(photoOf('one', 'b'), stop.signal))).toBe('stopped');
	expect((await open().photos.toArray()).map(({ id }) => id)).toEqual(['a']);
});
