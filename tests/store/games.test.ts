import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { gameId, summaryOf, type Summary } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { newGameId, openStore, type GameStore, type StoredGame } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { headerFor, withEvents } from '../record/support';
import { Heard, loaded, must, problemOf, recordWith, step, storeAll } from './support';

const opened: GameStore[] = [];
const kinds: readonly (readonly [string, () => Promise<GameStore>])[] = [
	['the device', () => openStore({ name: newGameId() })],
	['memory', () => Promise.resolve(memoryStore())]
];

afterEach(() => {
	for (const store of opened.splice(0)) store.close();
});

describe.each(kinds)('a store in %s', (name, open) => {
	async function fresh(): Promise<GameStore> {
		const store = await open();
		opened.push(store);
		return store;
	}
	const game = recordWith(6);
	const { id } = game.header;

	it('says where it keeps games', async () => {
		expect((await fresh()).kind).toBe(name === 'memory' ? 'memory' : 'device');
	});

	it('loads a game as it was stored, entry by entry', async () => {
		const store = await fresh();
		await storeAll(store, game);
		expect(await loaded(store, id)).toEqual({ record: game, summary: summaryOf(game), draft: {} });
	});

	it('has no answer for an unknown game', async () => {
		const store = await fresh();
		const nobody = gameId('nobody');
		expect(await must(store.load(nobody))).toBeUndefined();
		const [entry, summary] = step(game, 0);
		expect(await problemOf(store.append(nobody, entry, summary, {}))).toBe('gone');
		expect(await problemOf(store.saveDraft(nobody, {}))).toBe('gone');
		expect(await problemOf(store.remove(nobody))).toBe('gone');
		expect(await problemOf(store.restore(nobody))).toBe('gone');
		expect(await must(store.load(nobody))).toBeUndefined();
	});

	it('creates no game twice', async () => {
		const store = await fresh();
		await storeAll(store, game);
		expect(await problemOf(store.putBack({ header: game.header, entries: [] }, {}))).toBe(
			'conflict'
		);
		expect((await loaded(store, id)).record).toEqual(game);
	});

	it.each([
		['taken', 3],
		['too far', 5]
	])('refuses an entry whose number is %s, and stores nothing of it', async (_, seq) => {
		const store = await fresh();
		await storeAll(store, { ...game, entries: game.entries.slice(0, 4) });
		const before = await loaded(store, id);
		const [entry, summary] = step(recordWith(6, 'game', 2), seq);
		expect(await problemOf(store.append(id, entry, summary, { final: 9 }))).toBe('conflict');
		expect(await loaded(store, id)).toEqual(before);
	});

	it('keeps the draft until an entry has its own', async () => {
		const store = await fresh();
		await must(store.putBack({ header: game.header, entries: [] }, {}));
		const draft = { player: 1, spot: { x: 1, y: 0 } } as const;
		await must(store.saveDraft(id, { ...draft, rotation: undefined }));
		expect((await loaded(store, id)).draft).toEqual(draft);
		await must(store.append(id, ...step(game, 0), {}));
		expect((await loaded(store, id)).draft).toEqual({});
	});

	it('lists games newest first, again after every change', async () => {
		const store = await fresh();
		const heard = new Heard<readonly Summary[]>();
		const stop = store.list(heard.hear);
		await storeAll(store, recordWith(1, 'old'));
		await storeAll(store, recordWith(3, 'new'));
		const listed = await heard.until((list) => list[0]?.turns === 3);
		expect(listed.map((summary) => [summary.id, summary.turns])).toEqual([
			['new', 3],
			['old', 1]
		]);
		stop();
	});

	it('notifies listeners of every change to a game, and of its removal', async () => {
		const store = await fresh();
		await must(store.putBack({ header: game.header, entries: [] }, {}));
		const heard = new Heard<{ kept: StoredGame | undefined }>();
		const stop = store.watch(id, (kept) => {
			heard.hear({ kept });
		});
		expect((await heard.until(() => true)).kept?.record.entries).toEqual([]);
		await must(store.append(id, ...step(game, 0), {}));
		await heard.until(({ kept }) => kept?.record.entries.length === 1);
		await must(store.remove(id));
		await heard.until(({ kept }) => kept === undefined);
		stop();
		const { length } = heard.all;
		const later = new Heard<{ kept: StoredGame | undefined }>();
		const stopLater = store.watch(id, (kept) => {
			later.hear({ kept });
		});
		await must(store.restore(id));
		await later.until(({ kept }) => kept !== undefined);
		stopLater();
		expect(heard.all).toHaveLength(length);
	});

	it('restores a removed game', async () => {
		const store = await fresh();
		await storeAll(store, game);
		const heard = new Heard<readonly Summary[]>();
		const stop = store.list(heard.hear);
		await must(store.remove(id));
		await heard.until((list) => list.length === 0);
		expect(await must(store.load(id))).toBeUndefined();
		expect(await problemOf(store.append(id, ...step(game, 0), {}))).toBe('gone');
		await must(store.restore(id));
		await heard.until((list) => list.length === 1);
		expect((await loaded(store, id)).record).toEqual(game);
		stop();
	});

	describe('when a game is added', () => {
		const short = { ...game, entries: game.entries.slice(0, 4) };
		const other = withEvents(short, [{ type: 'log/undone' }]);

		it('keeps a new one', async () => {
			const store = await fresh();
			expect(await must(store.add(game))).toEqual({ how: 'stored', id });
			expect(await loaded(store, id)).toEqual({
				record: game,
				summary: summaryOf(game),
				draft: {}
			});
		});

		it('leaves an equal or longer one unchanged', async () => {
			const store = await fresh();
			await must(store.add(game));
			await must(store.saveDraft(id, { final: 3 }));
			expect(await must(store.add(game))).toEqual({ how: 'already-here', id });
			expect(await must(store.add(short))).toEqual({ how: 'already-here', id });
			expect((await loaded(store, id)).record).toEqual(game);
			expect((await loaded(store, id)).draft).toEqual({ final: 3 });
		});

		it('continues a shorter one', async () => {
			const store = await fresh();
			await storeAll(store, short);
			expect(await must(store.add(game))).toEqual({ how: 'continued', id });
			expect(await loaded(store, id)).toEqual({
				record: game,
				summary: summaryOf(game),
				draft: {}
			});
		});

		it('keeps a diverged one as a copy, once', async () => {
			const store = await fresh();
			await must(store.add(game));
			const copy = { how: 'copied', id: `${id}~2` };
			expect(await must(store.add(other))).toEqual(copy);
			expect(await must(store.add(other))).toEqual({ ...copy, how: 'already-here' });
			expect((await loaded(store, id)).record).toEqual(game);
			const kept = await loaded(store, gameId(copy.id));
			expect(kept.record.entries).toEqual(other.entries);
			expect(kept.summary.id).toBe(copy.id);
			expect(parseGameFile(makeGameFile(kept.record)).ok).toBe(true);
		});

		it('keeps another game with the same id as a copy', async () => {
			const store = await fresh();
			await must(store.add(game));
			const stranger = { header: headerFor(id, 5), entries: [] };
			expect((await must(store.add(stranger))).how).toBe('copied');
		});

		it('adds a removed one as new', async () => {
			const store = await fresh();
			await must(store.add(game));
			await must(store.remove(id));
			expect((await must(store.add(short))).how).toBe('stored');
			expect((await loaded(store, id)).record).toEqual(short);
		});

		it('recognises it whatever the order of its fields', async () => {
			const store = await fresh();
			await must(store.add(game));
			const turned = (value: unknown): unknown =>
				typeof value !== 'object' || value === null || Array.isArray(value)
					? value
					: Object.fromEntries(
							Object.entries(value)
								.reverse()
								.map(([key, inner]) => [key, turned(inner)])
						);
			const entries = game.entries.map((entry) => turned(entry) as typeof entry);
			expect((await must(store.add({ ...game, entries }))).how).toBe('already-here');
		});
	});
});
