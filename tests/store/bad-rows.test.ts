import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameId, summaryOf, type GameRecord, type Summary } from '../../src/lib/record';
import { personKey } from '../../src/lib/record/people';
import { statisticsOf } from '../../src/lib/review/statistics';
import { NO_FILTER, filterGames } from '../../src/lib/review/game-filter';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { newGameId, openStore, type DamagedGame, type GameStore } from '../../src/lib/store';
import { Database, type GameRow } from '../../src/lib/store/db';
import { gameRow } from '../../src/lib/store/rows';
import { backupContentsOf } from '../../src/lib/table/backup/device-backup.svelte';
import { unsavedSince } from '../../src/lib/table/backup/reminder';
import { knownPlayers } from '../../src/lib/table/setup/last-settings';
import { deviceWords } from '../../src/lib/words/en/device';
import { libraryWords } from '../../src/lib/words/en/library';
import { words } from '../../src/lib/words/en/home';
import { withEvents } from '../record/support';
import { seededRandom } from '../tools/games/seeded-random';
import { BAD_HEADERS, BAD_KEYS, BAD_MARKS, BAD_SUMMARIES, junkIn } from './bad-rows';
import { Heard, loaded, must, problemOf, recordWith } from './support';

const NOW = Date.UTC(2026, 10, 22);
const over = (id: string, seed: number): GameRecord =>
	withEvents(recordWith(4, id, seed), [{ type: 'base/ended', overruled: ['tiles-left'] }]);
const sound = recordWith(4, 'sound');
const bad = recordWith(5, 'bad', 2);
const badRow = gameRow(bad);

let name: string;
let store: GameStore;
let db: Database;
const opened: { close(): void }[] = [];
beforeEach(async () => {
	name = newGameId();
	store = await openStore({ name });
	db = new Database(name);
	opened.push(store, db);
	await must(store.add(sound));
	await must(store.add(bad));
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

interface Told {
	readonly summaries: readonly Summary[];
	readonly damaged: readonly DamagedGame[];
}

/** The list that a page gets when it is opened now, as soon as it passes a test. */
async function told(such: (told: Told) => boolean = () => true): Promise<Told> {
	const page = await openStore({ name });
	opened.push(page);
	let stop: () => void = () => undefined;
	const heard = await new Promise<Told>((resolve) => {
		stop = page.list((summaries, damaged) => {
			if (such({ summaries, damaged })) resolve({ summaries, damaged });
		});
	});
	stop();
	return heard;
}
const idsOf = (games: readonly { readonly id: unknown }[]): readonly unknown[] =>
	games.map(({ id }) => id);

/** Calls everything that reads rows. Throws where one of them does. */
async function readAll({ summaries, damaged }: Told): Promise<void> {
	for (const { at } of damaged) if (at !== undefined) words.home.when(at, NOW);
	for (const { modified, finished = modified, tally } of summaries) {
		words.home.when(modified, NOW);
		libraryWords.bestOn(finished);
		libraryWords.span(tally?.duration ?? 0);
	}
	expect(filterGames(summaries, { ...NO_FILTER, from: '1970-01-01' })).toEqual(summaries);
	statisticsOf(summaries, await must(store.people()));
	knownPlayers(summaries);
	unsavedSince(summaries, { backedUp: 0 });
	await must(store.customTiles());
	await must(store.getFact('backed-up'));
	expect((await loaded(store, sound.header.id)).record).toEqual(sound);
	const all = await must(store.exportAll());
	expect(all.games).toContainEqual(sound);
	const file = await readBackup(await backupFile(all));
	if (!file.ok) throw new Error(file.error.code);
	const contents = backupContentsOf(all, summaries, damaged);
	for (const { names, at } of contents.unread) deviceWords.unreadGame(names, at);
	expect(file.value.games.length + file.value.unread.length, 'as /device/ says').toBe(
		contents.games
	);
	expect(contents.games + contents.left, 'as the list says').toBe(
		summaries.length + damaged.length
	);
}

const put = (row: object) => db.table<object>('games').put(row);

describe('a bad row affects only itself:', () => {
	it.each(BAD_SUMMARIES)('%s is rebuilt from the log', async (_, spoil) => {
		await put(spoil(badRow));
		const all = await told(({ summaries }) => summaries.length === 2);
		expect(all.summaries).toContainEqual(summaryOf(bad));
		expect(all.damaged).toEqual([]);
		await readAll(all);
		expect((await loaded(store, bad.header.id)).record).toEqual(bad);
	});

	it.each(BAD_HEADERS)('%s is listed as damaged, saved, and removed', async (_, spoil) => {
		await put(spoil(badRow));
		const all = await told();
		expect(all.summaries).toEqual([summaryOf(sound)]);
		expect(idsOf(all.damaged)).toEqual(['bad']);
		await readAll(all);
		expect(await problemOf(store.load(bad.header.id))).toBe('unreadable');
		expect((await must(store.raw(bad.header.id)))?.text).toContain('"base/laid"');
		await must(store.remove(bad.header.id));
		expect((await told()).damaged).toEqual([]);
		await must(store.restore(bad.header.id));
		expect(idsOf((await told()).damaged)).toEqual(['bad']);
	});

	it.each(BAD_MARKS)('%s hides no game', async (_, spoil) => {
		await put(spoil(badRow));
		const all = await told();
		expect(idsOf(all.summaries)).toEqual(expect.arrayContaining(['sound', 'bad']));
		await readAll(all);
	});

	it.each(BAD_KEYS)('%s for a key is listed, saved and removed', async (_, id) => {
		const key = id as GameRow['id'];
		await put({ ...badRow, id });
		const all = await told(({ summaries }) => summaries.length === 2);
		expect(all.damaged).toEqual([{ id, at: expect.any(Number) as number }]);
		await readAll(all);
		expect((await must(store.raw(key)))?.text).toContain('"bad"');
		await must(store.remove(key));
		expect((await told()).damaged).toEqual([]);
	});

	it('with both its dates wrong, it has none; else the one that can be read', async () => {
		await put({ ...badRow, header: { created: 1e300 }, summary: { modified: -1 } });
		await put({ ...badRow, id: 'dated', header: { created: 5 }, summary: null });
		expect((await told()).damaged).toEqual([{ id: 'dated', at: 5 }, { id: 'bad' }]);
	});
});

describe('a summary that can’t be rebuilt', () => {
	/** Valid as far as a list can check: only the rules know that there's no such answer. */
	const hopeless = { ...badRow, header: { ...badRow.header, rulings: { farms: 'none' } } };

	it('keeps none beside it from that, and is listed as damaged', async () => {
		await put({ ...hopeless, summary: null });
		await put({ ...gameRow(sound), summary: null });
		const all = await told(({ summaries, damaged }) => summaries.length + damaged.length === 2);
		expect(all.summaries).toEqual([summaryOf(sound)]);
		expect(idsOf(all.damaged)).toEqual(['bad']);
		await readAll(all);
	});

	it('is tried once, however often the list changes', async () => {
		await put({ ...hopeless, summary: null });
		const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const page = await openStore({ name });
		opened.push(page);
		const heard = new Heard<readonly DamagedGame[]>();
		const stop = page.list((_, damaged) => {
			heard.hear(damaged);
		});
		await heard.until((damaged) => damaged.length === 1);
		for (const final of [1, 2, 3]) {
			const before = heard.all.length;
			await must(store.saveDraft(sound.header.id, { final }));
			await heard.until(() => heard.all.length > before);
		}
		stop();
		const written = begin.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(written, 'nothing but the try').toHaveLength(1);
	});
});

describe('a row that the browser has lost', () => {
	/** Chromium's error when that row, or all rows, are read. */
	function lose(store: string, key: string): void {
		const { get, getAll } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
		const lost = new DOMException('Failed to read large IndexedDB value', 'DataError');
		const unless = (method: PropertyDescriptor, wrong: (asked: unknown) => boolean) =>
			function (this: IDBObjectStore, ...args: readonly unknown[]): IDBRequest {
				if (this.name === store && wrong(args[0])) throw lost;
				return Reflect.apply(method.value as () => IDBRequest, this, args) as IDBRequest;
			};
		vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(
			unless(get, (asked) => asked === key)
		);
		vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(unless(getAll, () => true));
	}

	it('of a game is listed as damaged, and affects no other', async () => {
		lose('games', 'bad');
		const all = await told();
		expect(all.summaries).toEqual([summaryOf(sound)]);
		expect(all.damaged).toEqual([{ id: 'bad' }]);
		await readAll(all);
		expect(await problemOf(store.load(bad.header.id))).toBe('unreadable');
		expect(await problemOf(store.remove(bad.header.id))).toBe('unreadable');
		expect(await problemOf(store.raw(bad.header.id))).toBe('unreadable');
	});

	it('of a person is ignored', async () => {
		const people = ['Ana', 'Ben'].map((own) => ({ id: personKey(own), name: own, keys: [] }));
		await must(store.replacePeople(people));
		lose('people', 'ana');
		expect(await must(store.people())).toEqual(people.slice(1));
	});
});

describe('an entry that no file may have', () => {
	const ring: Record<string, unknown> = {};
	ring['self'] = ring;
	it.each([
		['null', null],
		['a number', 5],
		['something that holds itself', ring],
		['a large number inside', { v: 10n }],
		['what lies too deep', Array.from({ length: 500 }).reduce((inner) => ({ inner }), {})]
	])('%s: the game opens up to it, and its file can be saved', async (_, entry) => {
		await db.table<object>('entries').put({ game: 'bad', seq: 3, entry });
		const all = await told();
		expect(idsOf(all.summaries)).toEqual(['bad', 'sound']);
		await readAll(all);
		const kept = await loaded(store, bad.header.id);
		expect(kept.record.entries).toEqual(bad.entries.slice(0, 3));
		expect(() => JSON.parse(kept.whole ?? '') as unknown).not.toThrow();
		expect((await must(store.raw(bad.header.id)))?.text).toContain('"base/laid"');
	});
});

describe('small rows', () => {
	it('of people, tiles and facts that can’t be read are ignored', async () => {
		const ana = { id: personKey('Ana'), name: 'Anna', keys: [personKey('Ana')] };
		await must(store.replacePeople([ana]));
		const ring: Record<string, unknown> = { id: 'ring' };
		ring['keys'] = ring;
		const people = [ring, { id: 'ben', name: 'x'.repeat(1e6), keys: [] }, { id: '' }, { id: 7 }];
		await db.table<object>('people').bulkPut(people);
		await db.table<object>('told').bulkPut([{ id: 'promo-1', line: 'x'.repeat(1e6) }, ring]);
		await db.table<object>('facts').put({ name: 'backed-up', at: 1e300 });
		expect(await must(store.people())).toEqual([ana]);
		expect(await must(store.customTiles())).toEqual([]);
		expect(await must(store.getFact('backed-up'))).toBeUndefined();
		await readAll(await told());
	});
});

describe('rows of junk', () => {
	it.each([1, 2])('of seed %i hide no others, and are all listed', async (seed) => {
		const rng = seededRandom(seed);
		const ids = Array.from({ length: 50 }, (_, n) => gameId(`junk-${String(n)}`));
		for (const id of ids) {
			const record = over(id, 1 + rng.below(5));
			await must(store.add(record));
			await put({ ...junkIn(gameRow(record), rng), id });
		}
		const all = await told(
			({ summaries, damaged }) => summaries.length + damaged.length === ids.length + 2
		);
		await readAll(all);
	});
});
