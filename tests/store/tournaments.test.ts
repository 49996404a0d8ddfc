import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../src/lib/engine/result';
import { newGameId, openStore, type GameStore, type OpenShelf } from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import { memoryStore } from '../../src/lib/store/memory';
import {
	tournamentsOf,
	type TournamentChange,
	type TournamentList,
	type Tournaments
} from '../../src/lib/store/tournaments';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { playerId, type Tournament } from '../../src/lib/tournament/tournament';
import { recordWith } from './support';
import { Heard, must, problemOf } from './support';
import { FIRST_ROUND, resultAt, tournamentOf } from './tournament-support';

const opened: { close(): void }[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	for (const one of opened.splice(0)) one.close();
});

interface Device {
	readonly name: string;
	readonly store: GameStore;
	readonly db: Database;
	readonly tournaments: Tournaments;
}
async function device(name: string = newGameId()): Promise<Device> {
	const store = await openStore({ name });
	const db = new Database(name);
	opened.push(store, db);
	const tournaments = tournamentsOf(store as OpenShelf);
	if (!tournaments) throw new Error('A device keeps tournaments.');
	return { name, store, db, tournaments };
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const spring = tournamentOf(NAMES);
const { id } = spring;
const paired = tournamentOf(NAMES, [FIRST_ROUND]);
const played = tournamentOf(NAMES, [FIRST_ROUND, resultAt(1, [90, 80])]);

/** Adds the next entry of a longer version; refuses unless it is the next one. */
const upTo =
	(longer: Tournament): TournamentChange<'not-next'> =>
	(stored) =>
		stored.entries.length + 1 === longer.entries.length ? ok(longer) : fail('not-next');

let here: Device;
beforeEach(async () => {
	here = await device();
	await must(here.tournaments.create(spring));
});
const stored = ({ tournaments }: Device, of = id) => must(tournaments.load(of));

describe('a tournament on a device', () => {
	it('is there after the app was opened again', async () => {
		const again = await device(here.name);
		expect(await stored(again)).toEqual(spring);
	});

	it('changes by what is stored, and not where it is refused', async () => {
		expect(await must(here.tournaments.change(id, upTo(paired)))).toEqual(ok(paired));
		expect(await must(here.tournaments.change(id, upTo(paired)))).toEqual(fail('not-next'));
		expect(await stored(here)).toEqual(paired);
	});

	it('is written by one of two windows at a time', async () => {
		const other = await device(here.name);
		const both = await Promise.all([
			must(here.tournaments.change(id, upTo(paired))),
			must(other.tournaments.change(id, upTo(paired)))
		]);
		expect(both.map((each) => each.ok).sort()).toEqual([false, true]);
		expect(await stored(here)).toEqual(paired);
	});

	it('gets events that fit, and says why others don’t', async () => {
		const first = resultAt(1, [90, 80]);
		expect(await must(here.tournaments.append(id, [first]))).toEqual(fail('no-such-round'));
		expect(await must(here.tournaments.append(id, [FIRST_ROUND, first]))).toMatchObject({
			ok: true
		});
		expect(await must(here.tournaments.append(id, [first, FIRST_ROUND]))).toEqual(
			fail('already-paired')
		);
		expect((await stored(here))?.entries.map(({ event }) => event)).toEqual(
			played.entries.map(({ event }) => event)
		);
	});

	it('is told to every window that watches it', async () => {
		const other = await device(here.name);
		const heard = new Heard<Tournament | undefined>();
		opened.push({ close: other.tournaments.watch(id, heard.hear) });
		await heard.until((found) => found?.entries.length === spring.entries.length);
		await must(here.tournaments.change(id, upTo(paired)));
		expect(await heard.until((found) => found?.entries.length === paired.entries.length)).toEqual(
			paired
		);
	});

	it('is nowhere once it is deleted, and comes back within a day', async () => {
		await must(here.tournaments.remove(id));
		expect(await stored(here)).toBeUndefined();
		expect(await problemOf(here.tournaments.change(id, upTo(paired)))).toBe('gone');
		expect(await problemOf(here.tournaments.remove(id))).toBe('gone');
		await must(here.tournaments.restore(id));
		expect(await stored(here)).toEqual(spring);
	});

	it('is deleted for good after a day', async () => {
		await must(here.tournaments.remove(id));
		const row = await here.db.tournaments.get(id);
		await here.db.tournaments.put({ ...row, id, removed: Date.now() - 25 * 3_600_000 });
		const heard = new Heard<TournamentList>();
		opened.push({ close: here.tournaments.watchAll(heard.hear) });
		expect(await heard.until(() => true)).toEqual({ all: [], damaged: 0 });
		await expect.poll(() => here.db.tournaments.count()).toBe(0);
		expect(await problemOf(here.tournaments.restore(id))).toBe('gone');
	});

	it('is never stored so that it can’t be read again', async () => {
		const bad = { ...spring, name: 'Spring\tcup' };
		await expect(here.tournaments.change(id, () => ok(bad))).rejects.toThrow('damaged');
		await expect(
			here.tournaments.create({ ...bad, id: tournamentOf([], [], 'bad').id })
		).rejects.toThrow('damaged');
		expect(await stored(here)).toEqual(spring);
		expect(await here.db.tournaments.count()).toBe(1);
	});

	it('is never made twice', async () => {
		expect(await problemOf(here.tournaments.create(played))).toBe('conflict');
		expect(await stored(here)).toEqual(spring);
	});

	it('needs a database', () => {
		expect(tournamentsOf(memoryStore())).toBeUndefined();
	});

	it('says when the device is full, and stays as it is', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('Injected.', 'QuotaExceededError');
		});
		expect(await problemOf(here.tournaments.change(id, upTo(paired)))).toBe('full');
		vi.restoreAllMocks();
		expect(await stored(here)).toEqual(spring);
	});
});

describe('the list of all tournaments', () => {
	it('has the one last changed first, and says how many are damaged', async () => {
		const longer = tournamentOf(NAMES, [FIRST_ROUND, resultAt(1, [9, 8])], 'autumn');
		await must(here.tournaments.create(longer));
		await here.db.tournaments.put({ ...spring, id: tournamentOf([], [], 'bad').id, v: 2 });
		await here.db.tournaments.put({ id: tournamentOf([], [], 'worse').id });
		const heard = new Heard<TournamentList>();
		opened.push({ close: here.tournaments.watchAll(heard.hear) });
		const { all, damaged } = await heard.until(() => true);
		expect(all.map((one) => one.id)).toEqual(['autumn', 'spring']);
		expect(all[0]).toEqual({
			id: 'autumn',
			name: 'Spring cup',
			created: longer.created,
			modified: longer.entries.at(-1)?.at,
			players: 4
		});
		expect(damaged).toBe(2);
		expect(await problemOf(here.tournaments.load(tournamentOf([], [], 'bad').id))).toBe(
			'unreadable'
		);
	});
});

describe('tournaments in a backup', () => {
	const backupHere = async (from: Device) =>
		backupFile(await must(from.store.exportAll({ photos: true })));
	async function restored(to: Device, file: Blob) {
		const read = await readBackup(file);
		if (!read.ok) throw new Error(read.error.code);
		return must(to.store.restoreBackup(read.value));
	}

	it('are the same on another device, and restoring twice adds nothing', async () => {
		const there = await device();
		await must(here.store.add(recordWith(2)));
		const file = await backupHere(here);
		expect((await restored(there, file)).tournaments).toMatchObject({ stored: 1 });
		expect(await stored(there)).toEqual(spring);
		expect((await restored(there, file)).tournaments).toMatchObject({ 'already-here': 1 });
		expect(await there.db.tournaments.count()).toBe(1);
		expect(await there.db.games.count()).toBe(1);
	});

	it('are no reason for a newer version of the backup where there are none', async () => {
		await must(here.tournaments.remove(id));
		expect((await must(here.store.exportAll())).tournaments).toBeUndefined();
	});

	it('go on where one log begins with the other, and never back', async () => {
		const there = await device();
		await must(there.tournaments.create(played));
		const longer = await backupHere(there);
		const shorter = await backupHere(here);
		expect((await restored(here, longer)).tournaments).toMatchObject({ continued: 1 });
		expect(await stored(here)).toEqual(played);
		expect((await restored(here, shorter)).tournaments).toMatchObject({ 'already-here': 1 });
		expect(await stored(here)).toEqual(played);
	});

	it('are both kept where they have parted, once', async () => {
		const there = await device();
		const parted = tournamentOf(NAMES, [FIRST_ROUND, resultAt(1, [1, 2])]);
		await must(there.tournaments.create(parted));
		await must(here.tournaments.change(id, () => ok(played)));
		const file = await backupHere(there);
		expect((await restored(here, file)).tournaments).toMatchObject({ copied: 1 });
		expect((await restored(here, file)).tournaments).toMatchObject({ 'already-here': 1 });
		const rows = await here.db.tournaments.toArray();
		expect(rows.map((row) => row.id)).toEqual(['spring', 'spring-2']);
		expect(await stored(here)).toEqual(played);
		expect(await stored(here, tournamentOf([], [], 'spring-2').id)).toEqual({
			...parted,
			id: 'spring-2'
		});
	});

	it('leave out damaged ones, and replace none', async () => {
		const there = await device();
		const file = await backupHere(here);
		const bad = { ...spring, v: 2 };
		await there.db.tournaments.put(bad);
		expect((await restored(there, file)).tournaments).toMatchObject({ copied: 1 });
		expect(await there.db.tournaments.get(id)).toEqual(bad);
		const again = await device();
		expect((await restored(again, await backupHere(there))).tournaments).toMatchObject({
			stored: 1
		});
	});

	it('bring back no name that was erased here', async () => {
		const there = await device();
		await must(there.tournaments.create(played));
		const erased = spring.players.map((player) =>
			player.id === playerId('p2') ? { ...player, name: '' } : player
		);
		await must(here.tournaments.change(id, (now) => ok({ ...now, players: erased })));
		await restored(here, await backupHere(there));
		expect((await stored(here))?.players.map(({ name }) => name)).toEqual([
			'Ann',
			'',
			'Cleo',
			'Dan'
		]);
		expect((await stored(here))?.entries).toEqual(played.entries);
	});
});
