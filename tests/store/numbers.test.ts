import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { newGameId, openStore } from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import { loaded, must, problemOf, recordWith, step, storeAll } from './support';

const game = recordWith(4);
const { id } = game.header;

describe('an entry whose number differs from its row’s', () => {
	it('ends the readable part of the game, at the table and in a backup', async () => {
		const name = newGameId();
		const store = await openStore({ name });
		await storeAll(store, { ...game, entries: game.entries.slice(0, 3) });
		const db = new Database(name);
		await db.table('entries').put({ game: id, seq: 3, entry: { ...game.entries[3], seq: 7 } });
		const kept = await loaded(store, id);
		expect(kept.record.entries).toHaveLength(3);
		expect(kept.unread).toEqual({ code: 'wrong-order', index: 3, seq: 7 });
		expect(await problemOf(store.append(id, ...step(game, 3), {}))).toBe('conflict');
		const { games, unread, left } = await must(store.exportAll());
		expect([games.length, unread.map((one) => one.id), left]).toEqual([0, [id], 0]);
		store.close();
		db.close();
	});
});
