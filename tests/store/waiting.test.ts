import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllRules } from '../../src/lib/record';
import { newGameId, openStore } from '../../src/lib/store';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { DeviceStore } from '../../src/lib/store/device';
import { Evenings } from '../../src/lib/store/evenings';
import { DeviceShelf } from '../../src/lib/store/shelf';
import { EMPTY, photoOf } from '../devices/support';
import { Heard, loaded, recordWith, storeAll } from './support';

const game = recordWith(4);
const { id } = game.header;

let name: string;
const opened: { close(): void }[] = [];
// What is loaded on demand is no part of what waits for the database.
beforeAll(async () => {
	await loadAllRules();
	await import('../../src/lib/store/restore-backup');
});
beforeEach(() => {
	name = newGameId();
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

describe('a database that another window holds in an earlier version', () => {
	/** A window that holds the database until it is closed. */
	const older = (): Promise<IDBDatabase> =>
		new Promise((resolve) => {
			const request = indexedDB.open(name, 10);
			request.onupgradeneeded = () => {
				request.result.createObjectStore('games', { keyPath: 'id' });
				request.result.createObjectStore('entries', { keyPath: ['game', 'seq'] });
			};
			request.onsuccess = () => {
				resolve(request.result);
			};
		});

	it('is reported as blocked, and opens by itself when the other window lets go', async () => {
		const held = await older();
		const waits = new Heard<string>();
		const opening = openStore({
			name,
			onWaiting: (why) => {
				waits.hear(why ?? 'no more');
			}
		});
		await waits.until((why) => why === 'blocked');
		held.close();
		const store = await opening;
		opened.push(store);
		expect(waits.all).toEqual(['blocked', 'no more']);
		await storeAll(store, game);
		expect((await loaded(store, id)).record).toEqual(game);
	});

	it('is reported as slow by a window that waits behind another waiting one', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const never = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(new EventTarget() as never);
		const waits: unknown[] = [];
		void openStore({ name, onWaiting: (why) => waits.push(why) });
		await vi.waitFor(() => {
			expect(never).toHaveBeenCalled();
		}, 15_000);
		vi.runAllTimers();
		await vi.waitFor(() => {
			expect(waits).toEqual(['slow']);
		}, 15_000);
		vi.useRealTimers();
	});

	it('isn’t slow while nobody looks: the time counts from when the page is shown', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const page = Object.assign(new EventTarget(), { hidden: true });
		vi.stubGlobal('document', page);
		vi.spyOn(indexedDB, 'open').mockReturnValueOnce(new EventTarget() as never);
		const waits: unknown[] = [];
		void openStore({ name, onWaiting: (why) => waits.push(why) });
		await vi.advanceTimersByTimeAsync(20_000);
		expect(waits).toEqual([]);
		page.hidden = false;
		page.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(3000);
		expect(waits).toEqual(['slow']);
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
});

describe('a database that no longer answers', () => {
	const photo = photoOf(id, 'a');
	const [old, none] = [{ ...EMPTY, games: [game] }, vi.fn()];

	/** What waits for the database, by what asks for it. */
	const WAITING: Readonly<Record<string, (connection: Connection) => unknown>> = {
		'a read at the start': (connection) => new DeviceStore(connection).load(id),
		'a write in the settings': (connection) => new DeviceShelf(connection).replacePeople([]),
		'a delete': (connection) => new DeviceShelf(connection).remove(id),
		'a delete of a photo': (connection) => new Evenings(connection).deletePhoto(photo),
		'a list of games': (connection) => new DeviceShelf(connection).list(none),
		'a list of players': (connection) => new DeviceShelf(connection).watchPeople(none),
		'a list of evenings': (connection) => new Evenings(connection).watchAll(none),
		'a restored backup': (connection) => new DeviceStore(connection).restoreBackup(old),
		'an import': (connection) => new DeviceStore(connection).add(game),
		'a photo': (connection) => new Evenings(connection).addPhoto(photo)
	};

	it.each(Object.entries(WAITING))(
		'that never answers %s is reported after three seconds, and once',
		async (_, wait) => {
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			const db = new Database(name);
			opened.push(db);
			await db.open();
			const silences: boolean[] = [];
			vi.spyOn(db, 'transaction').mockReturnValueOnce(new Promise(() => undefined) as never);
			const connection = new Connection(db, undefined, (silent) => silences.push(silent));
			await begin(connection, wait);
			await vi.advanceTimersByTimeAsync(2800);
			expect(silences).toEqual([]);
			await vi.advanceTimersByTimeAsync(300);
			expect(silences).toEqual([true]);
			await vi.advanceTimersByTimeAsync(60_000);
			expect(silences).toEqual([true]);
			vi.useRealTimers();
		}
	);

	/** Begins what waits, and resolves once it has asked the database. */
	async function begin(
		connection: Connection,
		wait: (connection: Connection) => unknown
	): Promise<void> {
		const asked = vi.spyOn(connection.db, 'transaction');
		void wait(connection);
		await vi.waitFor(() => {
			expect(asked).toHaveBeenCalled();
		}, 15_000);
	}

	/** What waits while another window holds the database in a transaction. The time of that is the tests'. */
	async function heldByAnother() {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const [own, other] = [new Database(name), new Database(name)];
		opened.push(own, other);
		await own.open();
		await other.open();
		const silences: boolean[] = [];
		const connection = new Connection(own, undefined, (silent) => silences.push(silent));
		return { connection, silences, release: hold(other) };
	}

	/** Keeps a transaction of all tables from ending until the returned function is called. */
	function hold(db: Database): () => void {
		const names = db.tables.map((table) => table.name);
		const transaction = db.backendDB().transaction(names, 'readwrite');
		let held = true;
		const ask = (): void => {
			if (held) transaction.objectStore('games').count().onsuccess = ask;
		};
		ask();
		return () => (held = false);
	}

	it.each(Object.entries(WAITING))(
		'is reported once for %s that a second window keeps waiting for 20 seconds',
		async (_, wait) => {
			const { connection, silences, release } = await heldByAnother();
			await begin(connection, wait);
			await vi.advanceTimersByTimeAsync(20_000);
			expect(silences).toEqual([true]);
			release();
			await vi.waitFor(() => {
				expect(silences).toEqual([true, false]);
			}, 15_000);
			vi.useRealTimers();
		}
	);

	it.each(Object.entries(WAITING))(
		'is reported for %s only once the page was seen for three seconds',
		async (_, wait) => {
			const { connection, silences, release } = await heldByAnother();
			const page = Object.assign(new EventTarget(), { hidden: true });
			vi.stubGlobal('document', page);
			await begin(connection, wait);
			await vi.advanceTimersByTimeAsync(20_000);
			expect(silences).toEqual([]);
			page.hidden = false;
			page.dispatchEvent(new Event('visibilitychange'));
			await vi.advanceTimersByTimeAsync(3100);
			expect(silences).toEqual([true]);
			release();
			await vi.waitFor(() => {
				expect(silences).toEqual([true, false]);
			}, 15_000);
			vi.unstubAllGlobals();
			vi.useRealTimers();
		}
	);
});
