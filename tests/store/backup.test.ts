import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { gameId, type Summary } from '../../src/lib/record';
import type { Backup } from '../../src/lib/record/backup';
import { personKey, type Person } from '../../src/lib/record/people';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { Database } from '../../src/lib/store/db';
import { NO_GAMES_ADDED } from '../../src/lib/store/merge';
import type { CustomTile } from '../../src/lib/custom-tiles';
import { START_TIME, headerFor, withEvents } from '../record/support';
import { Heard, loaded, must, problemOf, recordWith, storeAll } from './support';

const opened: { close(): void }[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});
const kept = <T extends { close(): void }>(one: T): T => {
	opened.push(one);
	return one;
};

const promo = (id: string, line = 'F:01234567', name = 'Meadow'): CustomTile => ({
	id: tileId(id),
	line,
	name
});
const ana: Person = { id: personKey('Ana'), name: 'Anna', keys: [personKey('Ana')] };
const ben: Person = { id: personKey('Ben'), name: 'Benjamin', keys: [personKey('Ben')] };

const games = [recordWith(2, 'one'), recordWith(4, 'two'), recordWith(0, 'three')];
const backup: Backup = {
	made: START_TIME,
	games,
	unread: [],
	told: [promo('promo-1')],
	people: [ana],
	evenings: [],
	photos: []
};
const BROUGHT = { unread: 0, told: 0, people: 0, photos: 0 };

const kinds: readonly (readonly [string, () => Promise<GameStore>])[] = [
	['the device', () => openStore({ name: newGameId() })],
	['memory', () => Promise.resolve(memoryStore())]
];

describe.each(kinds)('everything in %s', (_, open) => {
	const fresh = async () => kept(await open());
	async function full(): Promise<GameStore> {
		const store = await fresh();
		for (const game of games) await storeAll(store, game);
		await must(store.putCustomTile(promo('promo-1')));
		await must(store.replacePeople([ana]));
		return store;
	}
	const byId = ({ games: all }: Backup) =>
		[...all].sort((a, b) => (a.header.id < b.header.id ? -1 : 1));

	it('is exported except for removed games', async () => {
		const store = await full();
		await must(store.add(recordWith(1, 'removed')));
		await must(store.remove(gameId('removed')));
		const all = await must(store.exportAll());
		expect(byId(all)).toEqual(byId(backup));
		expect(all).toMatchObject({ unread: [], told: backup.told, people: backup.people });
	});

	it('is the same on another device, by way of a file', async () => {
		const [here, there] = [await full(), await fresh()];
		const read = await readBackup(await backupFile(await must(here.exportAll())));
		if (!read.ok) throw new Error(read.error.code);
		expect(await must(there.restoreBackup(read.value))).toEqual({
			games: { ...NO_GAMES_ADDED, stored: 3 },
			unread: 0,
			told: 1,
			people: 1,
			photos: 0
		});
		const all = await must(there.exportAll());
		expect({ ...all, made: 0 }).toEqual({ ...(await must(here.exportAll())), made: 0 });
	});

	it('is restored with progress for every game', async () => {
		const store = await fresh();
		const heard: string[] = [];
		await must(
			store.restoreBackup(backup, (done, all) => heard.push(`${String(done)}/${String(all)}`))
		);
		expect(heard).toEqual(['1/3', '2/3', '3/3']);
	});

	it('is restored once, however often it is tried', async () => {
		const store = await fresh();
		await must(store.restoreBackup(backup));
		const before = await must(store.exportAll());
		expect(await must(store.restoreBackup(backup))).toEqual({
			...BROUGHT,
			games: { ...NO_GAMES_ADDED, 'already-here': 3 }
		});
		expect({ ...(await must(store.exportAll())), made: 0 }).toEqual({ ...before, made: 0 });
	});

	it('continues games that went on elsewhere, and keeps diverged ones as copies', async () => {
		const store = await fresh();
		const [one, two] = games;
		if (!one || !two) throw new Error('There are two games.');
		await storeAll(store, { ...two, entries: two.entries.slice(0, 1) });
		await storeAll(store, withEvents(one, [{ type: 'log/undone' }]));
		const other = withEvents(one, [{ type: 'log/undone' }, { type: 'log/redone' }]);
		const restored = await must(store.restoreBackup({ ...backup, games: [one, two] }));
		expect(restored.games).toEqual({ ...NO_GAMES_ADDED, continued: 1, 'already-here': 1 });
		const strange = { ...other, header: headerFor('one', 5) };
		expect((await must(store.restoreBackup({ ...backup, games: [strange] }))).games).toEqual({
			...NO_GAMES_ADDED,
			copied: 1
		});
		expect((await loaded(store, gameId('two'))).record).toEqual(two);
	});

	it('leaves custom tiles and people of this device unchanged, and adds the missing ones', async () => {
		const store = await fresh();
		await must(store.putCustomTile(promo('promo-1', 'C:N F:234567', 'Gate')));
		await must(store.putCustomTile(promo('gingerbread-1', 'M F:01234567')));
		await must(store.replacePeople([{ ...ana, name: 'Annie' }]));
		const told = [promo('promo-1'), promo('gingerbread-1', 'C:N F:234567'), promo('gingerbread-2')];
		const restored = await must(store.restoreBackup({ ...backup, told, people: [ana, ben] }));
		expect(restored).toMatchObject({ told: 2, people: 1 });
		expect(await must(store.customTiles())).toEqual([
			promo('gingerbread-1', 'M F:01234567'),
			promo('gingerbread-2'),
			promo('promo-1', 'C:N F:234567', 'Gate'),
			promo('promo-2')
		]);
		expect(await must(store.people())).toEqual([{ ...ana, name: 'Annie' }, ben]);
		const again = await must(store.restoreBackup({ ...backup, told, people: [ana, ben] }));
		expect(again).toMatchObject({ told: 0, people: 0 });
	});

	it('notifies listeners of people without a game', async () => {
		const store = await fresh();
		const heard = new Heard<readonly Person[]>();
		const stop = store.watchPeople(heard.hear);
		await heard.until(() => true);
		await must(store.restoreBackup({ ...backup, games: [], told: [] }));
		expect(await heard.until((people) => people.length > 0)).toEqual([ana]);
		stop();
	});

	it('includes a fact once it is stored', async () => {
		const store = await fresh();
		expect(await must(store.getFact('backed-up'))).toBeUndefined();
		await must(store.setFact('backed-up', START_TIME));
		await must(store.setFact('backed-up', START_TIME + 1));
		expect(await must(store.getFact('backed-up'))).toBe(START_TIME + 1);
		expect(await must(store.getFact('reminder-closed'))).toBeUndefined();
	});
});

describe('an unreadable game', () => {
	/** A device with one game whose last entry can't be read, and one that can't be read at all. */
	async function strange() {
		const name = newGameId();
		const store = kept(await openStore({ name }));
		for (const game of games) await must(store.add(game));
		const db = kept(new Database(name));
		const event = { type: 'moon/landed', secret: 5 };
		const entry = { ...games[1]?.entries[3], event };
		await db.table('entries').put({ game: 'two', seq: 3, entry });
		const row = await db.games.get(gameId('three'));
		await db.table('games').put({ ...row, header: { ...row?.header, box: 'moon' } });
		return store;
	}
	async function there(store: GameStore): Promise<GameStore> {
		const read = await readBackup(await backupFile(await must(store.exportAll())));
		if (!read.ok) throw new Error(read.error.code);
		const other = kept(await openStore({ name: newGameId() }));
		const restored = await must(other.restoreBackup(read.value));
		expect(restored).toMatchObject({ unread: 2, games: { stored: 3 } });
		const again = await must(other.restoreBackup(read.value));
		expect(again).toMatchObject({ unread: 2, games: { 'already-here': 3 } });
		return other;
	}

	it('is carried to another device unchanged', async () => {
		const here = await strange();
		const other = await there(here);
		const all = await must(other.exportAll());
		expect(all.unread).toEqual((await must(here.exportAll())).unread);
		expect(all.unread.map(({ id }) => id)).toEqual(['three', 'two']);
		expect(JSON.stringify(all.unread)).toContain('"type":"moon/landed","secret":5');
	});

	it('is as readable there as here', async () => {
		const other = await there(await strange());
		expect(await problemOf(other.load(gameId('three')))).toBe('unreadable');
		const two = await loaded(other, gameId('two'));
		expect(two.record.entries).toEqual(games[1]?.entries.slice(0, 3));
		expect(two.unread).toMatchObject({ code: 'unknown' });
		const heard = new Heard<readonly Summary[]>();
		const stop = other.list(heard.hear);
		const listed = await heard.until(() => true);
		stop();
		expect(listed.map(({ id, turns }) => [id, turns])).toEqual([
			['two', 3],
			['one', 2]
		]);
	});

	it('is reported as left behind when it isn’t a game at all any more', async () => {
		const name = newGameId();
		const store = kept(await openStore({ name }));
		for (const game of games) await must(store.add(game));
		expect((await must(store.exportAll())).left).toBe(0);
		const giant = { game: 'one', seq: 0, entry: { long: 'x'.repeat(6_000_000) } };
		await kept(new Database(name)).table('entries').put(giant);
		const all = await must(store.exportAll());
		expect([all.games.length, all.unread.length, all.left]).toEqual([2, 0, 1]);
	});

	it('is stored as a copy where another game has its id', async () => {
		const all = await must((await strange()).exportAll());
		const other = kept(await openStore({ name: newGameId() }));
		for (const game of games) await must(other.add(game));
		const first = await must(other.restoreBackup(all));
		expect(first.games).toEqual({ ...NO_GAMES_ADDED, 'already-here': 1, copied: 2 });
		expect((await must(other.restoreBackup(all))).games['already-here']).toBe(3);
		expect((await loaded(other, gameId('two~2'))).record.header.id).toBe('two~2');
	});
});

describe('a backup that can’t be restored completely', () => {
	it.each([
		['full', 'QuotaExceededError'],
		['lost', 'UnknownError']
	])('leaves everything as it was: %s', async (code, name) => {
		const store = kept(await openStore({ name: newGameId() }));
		await must(store.restoreBackup({ ...backup, games: games.slice(0, 1), told: [], people: [] }));
		const before = await must(store.exportAll());
		const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
		if (!put.value) throw new Error('A database without put.');
		const original = put.value;
		let written = 0;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
			this: IDBObjectStore,
			...args
		) {
			// The last game.
			if (this.name === 'games' && ++written % 2 === 0) throw new DOMException('Injected.', name);
			return Reflect.apply<IDBObjectStore, typeof args, IDBRequest<IDBValidKey>>(
				original,
				this,
				args
			);
		});
		expect(await problemOf(store.restoreBackup(backup))).toBe(code);
		vi.restoreAllMocks();
		expect(written).toBeGreaterThan(1);
		expect({ ...(await must(store.exportAll())), made: 0 }).toEqual({ ...before, made: 0 });
		await must(store.restoreBackup(backup));
		expect((await must(store.exportAll())).games).toHaveLength(3);
	});
});
