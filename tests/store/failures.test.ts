import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from '../../src/lib/record';
import { newGameId, openStore, type GameStore, type StoredGame } from '../../src/lib/store';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { DeviceStore } from '../../src/lib/store/device';
import { problemOf as meaning } from '../../src/lib/store/errors';
import { changeRow, Heard, loaded, must, problemOf, recordWith, step, storeAll } from './support';

const game = recordWith(4);
const { id } = game.header;
const broken = (name: string) => new DOMException('Injected.', name);

let name: string;
const opened: { close(): void }[] = [];
beforeEach(() => {
	name = newGameId();
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

function database(): Database {
	const db = new Database(name);
	opened.push(db);
	return db;
}
async function open(onOutdated?: () => void): Promise<GameStore> {
	const store = await openStore({ name, ...(onOutdated && { onOutdated }) });
	opened.push(store);
	return store;
}
/** A store with all entries of the game except the last. */
async function begun(): Promise<GameStore> {
	const store = await open();
	await storeAll(store, { ...game, entries: game.entries.slice(0, 3) });
	return store;
}
const last = () => step(game, 3);

describe('two tabs on one game', () => {
	it('never interleave: of two entries with one number, one is stored and the other refused', async () => {
		const [one, two] = [await open(), await open()];
		await must(one.putBack({ header: game.header, entries: [] }, {}));
		for (const { seq } of game.entries) {
			const mine = one.append(id, ...step(game, seq), {});
			const theirs = two.append(id, ...step(recordWith(4, 'game', 2), seq), {});
			const codes = [await problemOf(mine), await problemOf(theirs)];
			expect(codes.sort()).toEqual(['conflict', undefined]);
		}
		const { record } = await loaded(one, id);
		expect(record.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
		expect((await loaded(two, id)).record).toEqual(record);
	});
});

describe('an entry', () => {
	it('is written with strict durability', async () => {
		const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const store = await begun();
		begin.mockClear();
		await must(store.append(id, ...last(), {}));
		const writes = begin.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }]);
	});

	it('is not stored without its summary and draft', async () => {
		const store = await begun();
		const before = await loaded(store, id);
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw broken('QuotaExceededError');
		});
		expect(await problemOf(store.append(id, ...last(), {}))).toBe('full');
		vi.restoreAllMocks();
		expect(await loaded(store, id)).toEqual(before);
		await must(store.append(id, ...last(), {}));
	});

	it('is stored once when the connection breaks after storing it', async () => {
		const db = database();
		await db.open();
		const store = new DeviceStore(new Connection(db));
		await storeAll(store, { ...game, entries: game.entries.slice(0, 3) });
		const whole = db.transaction.bind(db) as (...args: readonly unknown[]) => PromiseLike<unknown>;
		const once = vi.spyOn(db, 'transaction').mockImplementationOnce(((...args: unknown[]) =>
			whole(...args).then(() => {
				throw broken('UnknownError');
			})) as typeof db.transaction);
		await must(store.append(id, ...last(), {}));
		expect(once).toHaveBeenCalledTimes(2);
		expect((await loaded(store, id)).record).toEqual(game);
	});
});

describe('a broken connection', () => {
	it('is reopened without an error', async () => {
		const store = await begun();
		vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
			throw broken('UnknownError');
		});
		await must(store.append(id, ...last(), {}));
		expect((await loaded(store, id)).record).toEqual(game);
	});

	it('is reported when it stays broken, and tried again the next time', async () => {
		const store = await begun();
		vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
			throw broken('UnknownError');
		});
		expect(await problemOf(store.append(id, ...last(), {}))).toBe('lost');
		expect(await problemOf(store.load(id))).toBe('lost');
		vi.restoreAllMocks();
		await must(store.append(id, ...last(), {}));
	});
});

describe('a listener', () => {
	/** The store's own connection to the database, which the browser may close. */
	function connections(): readonly IDBDatabase[] {
		const found: IDBDatabase[] = [];
		const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction');
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
			this: IDBDatabase,
			...args
		) {
			found.push(this);
			const original: unknown = transaction?.value;
			if (typeof original !== 'function') throw new Error('There are no transactions.');
			return Reflect.apply(original, this, args) as IDBTransaction;
		});
		return found;
	}

	it('is notified of writes after the browser closed the connection', async () => {
		const store = await begun();
		const heard = new Heard<readonly Summary[]>();
		const kept = new Heard<StoredGame | undefined>();
		const [stopList, stopWatch] = [store.list(heard.hear), store.watch(id, kept.hear)];
		await heard.until(([one]) => one?.turns === 3);
		const found = connections();
		await must(store.saveDraft(id, {}));
		for (const connection of found) connection.close();
		await must(store.append(id, ...last(), {}));
		await heard.until(([one]) => one?.turns === 4);
		await kept.until((now) => now?.record.entries.length === 4);
		stopList();
		stopWatch();
	});

	it('gets an answer though the connection was lost before', async () => {
		const store = await begun();
		const found = connections();
		await must(store.saveDraft(id, {}));
		for (const connection of found) connection.close();
		const heard = new Heard<readonly Summary[]>();
		const problems: string[] = [];
		const stop = store.list(heard.hear, ({ code }) => problems.push(code));
		await heard.until(([one]) => one?.turns === 3);
		expect(problems).toEqual([]);
		stop();
	});

	it('is notified once that the store is lost, and gets answers when it is back', async () => {
		const store = await begun();
		vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
			throw broken('UnknownError');
		});
		const heard = new Heard<readonly Summary[]>();
		const problems = new Heard<string>();
		const stop = store.list(heard.hear, ({ code }) => {
			problems.hear(code);
		});
		await problems.until((code) => code === 'lost');
		expect(problems.all).toEqual(['lost']);
		vi.restoreAllMocks();
		await must(store.append(id, ...last(), {}));
		await heard.until(([one]) => one?.turns === 4);
		stop();
	});
});

describe('a browser without a database', () => {
	it('keeps games in memory and says why', async () => {
		vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw broken('SecurityError');
		});
		const store = await open();
		expect(store.kind).toBe('memory');
		expect(store.why?.code).toBe('unavailable');
		await storeAll(store, game);
		expect((await loaded(store, id)).record).toEqual(game);
	});

	it('may have no IndexedDB at all', async () => {
		const { indexedDB: there } = Dexie.dependencies;
		Object.assign(Dexie.dependencies, { indexedDB: undefined });
		const store = await open();
		Object.assign(Dexie.dependencies, { indexedDB: there });
		expect(store).toMatchObject({ kind: 'memory', why: { code: 'unavailable' } });
	});
});

/** Opens the database as a newer version of the app would. */
const upgrade = (): Promise<IDBDatabase> =>
	new Promise((resolve, reject) => {
		const request = indexedDB.open(name, 990);
		request.onsuccess = () => {
			resolve(request.result);
		};
		request.onerror = request.onblocked = () => {
			reject(new Error('The upgrade was held up.'));
		};
	});

describe('a newer version of the app in another tab', () => {
	it('gets the database at once, and this tab asks to be reloaded', async () => {
		const told = vi.fn();
		const store = await open(told);
		await storeAll(store, game);
		opened.push(await upgrade());
		expect(told).toHaveBeenCalledOnce();
		expect(await problemOf(store.saveDraft(id, {}))).toBe('outdated');
		expect(await problemOf(store.load(id))).toBe('outdated');
	});

	it('leaves a database that this version still reads', async () => {
		await begun();
		opened.push(await upgrade());
		expect((await loaded(await open(), id)).record.entries).toHaveLength(3);
	});
});

describe('a log from a newer version, or damaged', () => {
	async function spoilt(entry: object, seq = 3): Promise<GameStore> {
		const store = await begun();
		const db = database();
		await db.table('entries').put({ game: id, seq, entry: { ...game.entries[3], ...entry } });
		return store;
	}

	it('is read up to that entry, with the reason, and exported whole', async () => {
		const store = await spoilt({ event: { type: 'moon/landed', secret: 5 } });
		const kept = await loaded(store, id);
		expect(kept.record.entries).toEqual(game.entries.slice(0, 3));
		expect(kept.unread).toMatchObject({ code: 'unknown', path: 'entries[3].event.type' });
		expect(kept.whole).toContain('"type":"moon/landed","secret":5');
	});

	it('isn’t overwritten', async () => {
		const store = await spoilt({ v: 9 });
		expect((await loaded(store, id)).unread).toEqual({ code: 'newer-version', version: 9 });
		expect(await problemOf(store.append(id, ...last(), {}))).toBe('conflict');
		expect((await must(store.add(game))).how).toBe('copied');
	});

	it('is read up to a gap', async () => {
		const store = await spoilt({ seq: 4 }, 4);
		expect((await loaded(store, id)).unread).toEqual({ code: 'wrong-order', index: 3, seq: 4 });
	});
});

describe('a game whose header cannot be read', () => {
	it('is kept unchanged and not listed', async () => {
		const store = await begun();
		await storeAll(store, recordWith(1, 'other'));
		const db = database();
		const row = await db.games.get(id);
		const strange = { ...row, header: { ...row?.header, box: 'moon' } };
		await db.table('games').put(strange);
		expect(await problemOf(store.load(id))).toBe('unreadable');
		expect((await must(store.add(game))).how).toBe('copied');
		expect(await db.games.get(id)).toEqual(strange);
		const heard = new Heard<readonly Summary[]>();
		store.list(heard.hear)();
		const stop = store.list(heard.hear);
		const ids = (await heard.until(() => true)).map((summary) => summary.id);
		expect(ids.sort()).toEqual([`${id}~2`, 'other']);
		stop();
	});
});

describe('a draft that cannot be read', () => {
	it('is read as empty', async () => {
		const store = await begun();
		await changeRow(database(), id, { draft: { rotation: 9 } });
		expect((await loaded(store, id)).draft).toEqual({});
	});
});

describe('a removed game', () => {
	const removedAgo = async (ms: number): Promise<GameStore> => {
		const store = await begun();
		await must(store.remove(id));
		await changeRow(database(), id, { removed: Date.now() - ms });
		return store;
	};
	const entries = async () => (await database().entriesOf(id).toArray()).length;
	/** Waits for the first list of games, as the first page does. */
	async function listed(): Promise<void> {
		const told = new Heard<readonly Summary[]>();
		opened.push({ close: (await open()).list(told.hear) });
		await told.until(() => true);
	}

	it('can be restored for a day, even if other tabs are opened', async () => {
		const store = await removedAgo(23 * 3_600_000);
		await listed();
		expect(await problemOf(store.restore(id))).toBeUndefined();
		expect(await entries()).toBe(3);
	});

	it('is deleted with its entries when games are listed later', async () => {
		const store = await removedAgo(25 * 3_600_000);
		await listed();
		await expect.poll(entries).toBe(0);
		expect(await problemOf(store.restore(id))).toBe('gone');
	});
});

describe('a page with nothing to purge', () => {
	it('opens and lists the games without writing', async () => {
		await begun();
		const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const told = new Heard<readonly Summary[]>();
		opened.push({ close: (await open()).list(told.hear) });
		await told.until((games) => games.length === 1);
		expect(begin.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
	});
});

describe('an error of the program itself', () => {
	it('is no problem of the store', () => {
		expect(() => meaning(new TypeError('x is not a function'))).toThrow(TypeError);
	});

	it('is distinguished from one that Dexie wraps', () => {
		const wrapped = new Dexie.AbortError('Aborted.', broken('QuotaExceededError'));
		expect(meaning(wrapped)).toEqual({ code: 'full', detail: 'QuotaExceededError: Injected.' });
	});
});
