import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { purge } from '../../src/lib/store/game-rows';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { DeviceStore } from '../../src/lib/store/device';
import { loaded, must, problemOf, recordWith, storeAll } from './support';

const game = recordWith(4);
const { id } = game.header;
const draft = { player: 1 };

describe.each<[string, () => Promise<GameStore>]>([
	['in the database', () => openStore({ name: newGameId() })],
	['in memory', () => Promise.resolve(memoryStore())]
])('a whole game put back %s', (_, open) => {
	let store: GameStore;
	beforeEach(async () => {
		store = await open();
	});
	afterEach(() => {
		store.close();
	});

	it('is stored with all its entries and its draft', async () => {
		await must(store.putBack(game, draft));
		expect(await loaded(store, id)).toMatchObject({ record: game, draft, summary: { turns: 4 } });
	});

	it('replaces no other', async () => {
		await storeAll(store, { ...game, entries: game.entries.slice(0, 2) });
		expect(await problemOf(store.putBack(game, draft))).toBe('conflict');
		expect((await loaded(store, id)).record.entries).toHaveLength(2);
	});

	it('stays removed when it was removed', async () => {
		await storeAll(store, game);
		await must(store.remove(id));
		expect(await problemOf(store.putBack(game, draft))).toBe('gone');
		expect(await must(store.load(id))).toBeUndefined();
	});
});

describe('a connection that is closed without a word', () => {
	it('is opened again, to read and to write', async () => {
		const db = new Database(newGameId());
		await db.open();
		const store = new DeviceStore(new Connection(db));
		await storeAll(store, game);
		db.backendDB().close();
		expect((await loaded(store, id)).record).toEqual(game);
		db.backendDB().close();
		await must(store.saveDraft(id, draft));
		expect((await loaded(store, id)).draft).toEqual(draft);
		store.close();
	});
});

describe('a database that is deleted under an open store', () => {
	it('is noticed, reopened, and stores the whole game', async () => {
		const name = newGameId();
		const cleared = vi.fn();
		const store = await openStore({ name, onCleared: cleared });
		await storeAll(store, game);
		await new Promise((resolve) => {
			indexedDB.deleteDatabase(name).onsuccess = resolve;
		});
		expect(cleared).toHaveBeenCalledOnce();
		expect(await problemOf(store.saveDraft(id, draft))).toBe('gone');
		await must(store.putBack(game, draft));
		expect((await loaded(store, id)).record).toEqual(game);
		store.close();
	});
});

describe('a game put back when the connection breaks after storing it', () => {
	it('is stored once', async () => {
		const db = new Database(newGameId());
		await db.open();
		const store = new DeviceStore(new Connection(db));
		const whole = db.transaction.bind(db) as (...args: readonly unknown[]) => PromiseLike<unknown>;
		const once = vi.spyOn(db, 'transaction').mockImplementationOnce(((...args: unknown[]) =>
			whole(...args).then(() => {
				throw new DOMException('Injected.', 'UnknownError');
			})) as typeof db.transaction);
		await must(store.putBack(game, draft));
		expect(once).toHaveBeenCalledTimes(2);
		expect((await loaded(store, id)).record).toEqual(game);
		store.close();
	});
});

it('a purged game isn’t stored again by a table that stayed open', async () => {
	const db = new Database(newGameId());
	const store = new DeviceStore(new Connection(db));
	await storeAll(store, game);
	await must(store.remove(id));
	await purge(db, Infinity);
	expect(await db.entriesOf(id).toArray()).toEqual([]);
	expect(await problemOf(store.saveDraft(id, draft))).toBe('gone');
	expect(await problemOf(store.putBack(game, draft))).toBe('gone');
	expect(await problemOf(store.restore(id))).toBe('gone');
	expect((await must(store.exportAll())).left).toBe(0);
	expect((await must(store.add(game))).how).toBe('stored');
	store.close();
});
