import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import type { GameId, Summary } from '../../src/lib/record';
import {
	gameLock,
	newGameId,
	openStore,
	storageStatus,
	type GameLock,
	type GameStore,
	type StoredGame
} from '../../src/lib/store';
import { entryRow, gameRow } from '../../src/lib/store/rows';
import { Heard, loaded, must, problemOf, recordWith, step, storeAll } from './support';

/*
 * The same guarantees as in the unit tests, in a real browser with its database and locks. Frames of one origin are
 * like tabs to the browser: each has its own lock client.
 */
const name = newGameId();
const cleanUp: (() => void)[] = [];
afterEach(() => {
	for (const clean of cleanUp.splice(0)) clean();
});

async function open(): Promise<GameStore> {
	const store = await openStore({ name });
	cleanUp.push(() => {
		store.close();
	});
	return store;
}

/** The locks of another tab. */
function otherTab(): HTMLIFrameElement & { readonly locks: LockManager } {
	const frame = document.createElement('iframe');
	document.body.append(frame);
	cleanUp.push(() => {
		frame.remove();
	});
	const locks = frame.contentWindow?.navigator.locks;
	if (!locks) throw new Error('The frame has no locks.');
	return Object.assign(frame, { locks });
}

describe('the database of a real browser', () => {
	it('holds every entry after the database was closed and opened again', async () => {
		const game = recordWith(5, 'reopened');
		const first = await openStore({ name });
		expect(first.kind).toBe('device');
		await storeAll(first, game);
		await must(first.saveDraft(game.header.id, { rotation: 2 }));
		first.close();
		const kept = await loaded(await open(), game.header.id);
		expect(kept.record).toEqual(game);
		expect(kept.draft).toEqual({ rotation: 2 });
	});

	it('never lets two connections interleave', async () => {
		const game = recordWith(5, 'raced');
		const { id } = game.header;
		const [one, two] = [await open(), await open()];
		await must(one.putBack({ header: game.header, entries: [] }, {}));
		const other = recordWith(5, 'raced', 2);
		for (const { seq } of game.entries) {
			const calls = [
				one.append(id, ...step(game, seq), {}),
				two.append(id, ...step(other, seq), {})
			];
			const codes = await Promise.all(calls.map(problemOf));
			expect(codes.filter((code) => code === undefined)).toHaveLength(1);
			expect(codes).toContain('conflict');
		}
		const { record, unread } = await loaded(one, id);
		expect(unread).toBeUndefined();
		expect(record.entries).toHaveLength(5);
	});

	it('adds a copy in one transaction', async () => {
		const store = await open();
		const game = recordWith(3, 'copied');
		await must(store.add(game));
		expect((await must(store.add(recordWith(3, 'copied', 2)))).how).toBe('copied');
	});

	it('notifies one connection of writes by another', async () => {
		const game = recordWith(3, 'watched');
		const { id } = game.header;
		const [writer, reader] = [await open(), await open()];
		await must(writer.putBack({ header: game.header, entries: [] }, {}));
		const seen = new Heard<StoredGame | undefined>();
		const listed = new Heard<readonly Summary[]>();
		cleanUp.push(reader.watch(id, seen.hear), reader.list(listed.hear));
		for (const { seq } of game.entries) {
			await must(writer.append(id, ...step(game, seq), {}));
			await seen.until((kept) => kept?.record.entries.length === seq + 1);
		}
		await listed.until((list) => list.some((one) => one.id === id && one.turns === 3));
		expect(seen.all.at(-1)?.record).toEqual(game);
	});

	it('keeps custom tiles beside the games of an earlier version', async () => {
		const old = new Dexie(`${name}-old`);
		old.version(1).stores({ games: 'id', entries: '[game+seq]' });
		const game = recordWith(3, 'old');
		await old.table('games').add(gameRow(game));
		await old
			.table('entries')
			.bulkAdd(game.entries.map((entry) => entryRow(game.header.id, entry)));
		old.close();
		const tile = { id: tileId('gingerbread-1'), line: 'C:N+ R:SW F:2347 F:56' };
		const store = await openStore({ name: old.name });
		await must(store.putCustomTile(tile));
		store.close();
		const again = await openStore({ name: old.name });
		cleanUp.push(() => {
			again.close();
		});
		expect(again.kind).toBe('device');
		expect(await must(again.customTiles())).toEqual([tile]);
		expect((await loaded(again, game.header.id)).record).toEqual(game);
	});

	it('reports whether the data is persistent', async () => {
		const { persistence, quota } = await storageStatus();
		expect(['persistent', 'best-effort']).toContain(persistence);
		expect(quota).toBeGreaterThan(1e6);
	});
});

describe('the locks of a real browser', () => {
	const ask = async (id: GameId, locks?: LockManager) => {
		const onLost = vi.fn();
		const onGained = vi.fn();
		const lock = await gameLock(id, { onLost, onGained }, ...(locks ? [locks] : []));
		cleanUp.push(() => {
			lock.release();
		});
		return { lock, onLost, onGained };
	};
	const states = (...tabs: readonly { readonly lock: GameLock }[]) =>
		tabs.map(({ lock }) => lock.state);

	it('make one tab of a game the writer, the other a reader', async () => {
		const id = newGameId();
		const one = await ask(id);
		const two = await ask(id, otherTab().locks);
		expect(states(one, two)).toEqual(['writer', 'reader']);
		expect(one.lock.guarded && two.lock.guarded).toBe(true);
		expect(states(await ask(newGameId(), otherTab().locks))).toEqual(['writer']);
	});

	it('go to the tab that takes over, and the other is notified', async () => {
		const id = newGameId();
		const one = await ask(id);
		const two = await ask(id, otherTab().locks);
		await two.lock.takeOver();
		await vi.waitFor(() => {
			expect(one.onLost).toHaveBeenCalledOnce();
		}, 15_000);
		expect(states(one, two)).toEqual(['reader', 'writer']);
		await one.lock.takeOver();
		await vi.waitFor(() => {
			expect(two.onLost).toHaveBeenCalledOnce();
		}, 15_000);
		expect(states(one, two)).toEqual(['writer', 'reader']);
		expect(one.onGained).not.toHaveBeenCalled();
	});

	it('go to the tab that waits when the writer lets go', async () => {
		const id = newGameId();
		const one = await ask(id);
		const two = await ask(id, otherTab().locks);
		one.lock.release();
		await vi.waitFor(() => {
			expect(two.onGained).toHaveBeenCalledOnce();
		}, 15_000);
		expect(two.lock.state).toBe('writer');
		expect(one.onLost).not.toHaveBeenCalled();
	});

	it('go to the tab that waits when the writer’s tab is closed', async () => {
		const id = newGameId();
		const tab = otherTab();
		await ask(id, tab.locks);
		const one = await ask(id);
		expect(one.lock.state).toBe('reader');
		tab.remove();
		await vi.waitFor(() => {
			expect(one.onGained).toHaveBeenCalledOnce();
		}, 15_000);
		expect(one.lock.state).toBe('writer');
	});
});
