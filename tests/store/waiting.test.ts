import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGameId, openStore } from '../../src/lib/store';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { Heard, loaded, recordWith, storeAll } from './support';

const game = recordWith(4);
const { id } = game.header;

let name: string;
const opened: { close(): void }[] = [];
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
		});
		vi.runAllTimers();
		await vi.waitFor(() => {
			expect(waits).toEqual(['slow']);
		});
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
	/** What waits for the database. */
	const WAITING: Readonly<Record<string, (connection: Connection) => unknown>> = {
		'a read': (connection) => connection.read(() => connection.db.games.toArray()),
		'a write': (connection) => connection.write(() => connection.db.games.clear()),
		'a list': (connection) => connection.live(() => connection.db.games.toArray(), vi.fn())
	};

	it.each(Object.entries(WAITING))(
		'is reported once %s has waited for three seconds, until it answers',
		async (_, wait) => {
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			const db = new Database(name);
			opened.push(db);
			await db.open();
			const silences: boolean[] = [];
			let answer: (value: unknown) => void = vi.fn();
			const transaction = vi
				.spyOn(db, 'transaction')
				.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
			void wait(new Connection(db, undefined, (silent) => silences.push(silent)));
			await vi.waitFor(() => {
				expect(transaction).toHaveBeenCalled();
			});
			await vi.advanceTimersByTimeAsync(2900);
			expect(silences).toEqual([]);
			await vi.advanceTimersByTimeAsync(200);
			expect(silences).toEqual([true]);
			answer([]);
			await vi.waitFor(() => {
				expect(silences).toEqual([true, false]);
			});
			vi.useRealTimers();
		}
	);

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
			void wait(connection);
			await vi.advanceTimersByTimeAsync(20_000);
			expect(silences).toEqual([true]);
			release();
			await vi.waitFor(() => {
				expect(silences).toEqual([true, false]);
			});
			vi.useRealTimers();
		}
	);

	it('is reported only for the time in which the page is seen', async () => {
		const { connection, silences, release } = await heldByAnother();
		const page = Object.assign(new EventTarget(), { hidden: true });
		vi.stubGlobal('document', page);
		void connection.write(() => connection.db.games.clear());
		await vi.advanceTimersByTimeAsync(20_000);
		expect(silences).toEqual([]);
		page.hidden = false;
		page.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(3100);
		expect(silences).toEqual([true]);
		release();
		await vi.waitFor(() => {
			expect(silences).toEqual([true, false]);
		});
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});
});
