import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameId } from '../../src/lib/record';
import {
	askToPersist,
	gameLock,
	newGameId,
	storageStatus,
	type Persistence
} from '../../src/lib/store';

afterEach(() => {
	vi.unstubAllGlobals();
});

const listener = { onLost: vi.fn() };

describe('a browser without locks', () => {
	it('lets every tab write, and reports that there is no protection', async () => {
		vi.stubGlobal('navigator', {});
		const lock = await gameLock(gameId('game'), listener);
		expect(lock).toMatchObject({ state: 'writer', guarded: false });
		await lock.takeOver();
		lock.release();
		expect(lock.state).toBe('writer');
	});

	it('is treated like one that refuses every lock', async () => {
		const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
		vi.stubGlobal('navigator', { locks });
		const lock = await gameLock(gameId('game'), listener);
		expect(lock).toMatchObject({ state: 'writer', guarded: false });
		expect(listener.onLost).not.toHaveBeenCalled();
	});
});

describe('what the browser promises about the data', () => {
	it('is unknown without the API', async () => {
		vi.stubGlobal('navigator', {});
		expect(await storageStatus()).toEqual({ persistence: 'unknown' });
		vi.stubGlobal('navigator', { storage: {} });
		expect(await storageStatus()).toEqual({ persistence: 'unknown' });
	});

	it('is unknown when the browser refuses to answer', async () => {
		const refuse = () => Promise.reject(new TypeError('No.'));
		vi.stubGlobal('navigator', { storage: { persisted: refuse, estimate: refuse } });
		expect(await storageStatus()).toEqual({ persistence: 'unknown' });
	});

	it.each([
		[true, 'persistent'],
		[false, 'best-effort']
	])('is reported with the free space: %s', async (persisted, persistence) => {
		const storage = {
			persisted: () => Promise.resolve(persisted),
			estimate: () => Promise.resolve({ usage: 5, quota: 9, usageDetails: {} })
		};
		vi.stubGlobal('navigator', { storage });
		expect(await storageStatus()).toEqual({ persistence, usage: 5, quota: 9 });
	});

	it('doesn’t delay anything until the answer comes', async () => {
		const answers: Persistence[] = [];
		const ask = (persist?: () => Promise<boolean>) => {
			vi.stubGlobal('navigator', { storage: { persist } });
			askToPersist((answer) => answers.push(answer));
		};
		ask(() => new Promise(() => undefined));
		ask();
		expect(answers).toEqual([]);
		ask(() => Promise.resolve(true));
		await vi.waitFor(() => {
			expect(answers).toEqual(['persistent']);
		}, 15_000);
		ask(() => Promise.reject(new TypeError('No.')));
		await vi.waitFor(() => {
			expect(answers).toEqual(['persistent', 'unknown']);
		}, 15_000);
	});
});

describe('the id of a new game', () => {
	it('is different every time, and valid in a file', () => {
		const ids = new Set(Array.from({ length: 100 }, newGameId));
		expect(ids.size).toBe(100);
		for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
	});
});
