import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { headerFor } from '../record/support';

/* A page that has loaded no rules of expansions opens its store: transactions don't wait for code. */

const header = headerFor('game', 3, { expansions: EXPANSION_IDS });

async function fresh() {
	vi.resetModules();
	const { newGameId, openStore } = await import('../../src/lib/store');
	const { memoryStore } = await import('../../src/lib/store/memory');
	const { loadedExpansions } = await import('../../src/lib/rules/loading');
	return { newGameId, openStore, memoryStore, count: () => loadedExpansions().size };
}

afterEach(async () => {
	vi.resetModules();
	await import('../../src/lib/rules/loading').then(({ loadExpansions }) =>
		loadExpansions(EXPANSION_IDS)
	);
});

describe('a store without the rules of expansions', () => {
	let name: string;
	beforeEach(async () => {
		const { newGameId, openStore } = await fresh();
		name = newGameId();
		const store = await openStore({ name });
		expect((await store.putBack({ header, entries: [] }, {})).ok).toBe(true);
		store.close();
	});

	it('loads them for a game that it opens, and not before', async () => {
		const { openStore, count } = await fresh();
		const store = await openStore({ name });
		expect(count()).toBe(0);
		expect(await store.load(header.id)).toMatchObject({ ok: true, value: { record: { header } } });
		expect(count()).toBe(EXPANSION_IDS.length);
		store.close();
	});

	it('loads them for a game that it watches', async () => {
		const { openStore } = await fresh();
		const store = await openStore({ name });
		const seen = vi.fn();
		const stop = store.watch(header.id, seen);
		await vi.waitFor(() => {
			expect(seen).toHaveBeenCalledWith(
				expect.objectContaining({ record: { header, entries: [] } })
			);
		}, 15_000);
		stop();
		store.close();
	});

	it('loads them for a summary that is made anew', async () => {
		const { openStore } = await fresh();
		const store = await openStore({ name });
		const { rebuildSummaries } = await import('../../src/lib/store/rebuild-summaries');
		const { Connection } = await import('../../src/lib/store/connection');
		const { Database } = await import('../../src/lib/store/db');
		const db = new Database(name);
		await db.open();
		expect(await rebuildSummaries(new Connection(db), [header.id])).toEqual([]);
		db.close();
		store.close();
	});

	it('loads them for a backup, both ways', async () => {
		const { openStore, newGameId } = await fresh();
		const store = await openStore({ name });
		const all = await store.exportAll();
		if (!all.ok) throw new Error(all.error.code);
		expect(all.value).toMatchObject({ games: [{ header }], left: 0 });
		store.close();
		const other = await fresh();
		const empty = await other.openStore({ name: newGameId() });
		expect(await empty.restoreBackup(all.value)).toMatchObject({
			ok: true,
			value: { games: { stored: 1 } }
		});
		empty.close();
	});

	it('loads them for a game that it gets', async () => {
		const { openStore, newGameId, memoryStore } = await fresh();
		const game = { header, entries: [] };
		const store = await openStore({ name: newGameId() });
		expect((await store.add(game)).ok).toBe(true);
		store.close();
		const again = await fresh();
		expect((await again.memoryStore().add(game)).ok).toBe(true);
		expect((await memoryStore().putBack(game, {})).ok).toBe(true);
	});
});
