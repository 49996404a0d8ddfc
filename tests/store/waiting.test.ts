import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGameId, openStore } from '../../src/lib/store';
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
		expect(waits).toEqual(['slow']);
		vi.useRealTimers();
	});
});
