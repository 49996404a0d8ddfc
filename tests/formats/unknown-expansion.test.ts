import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Exchange } from '../../src/lib/devices/exchange';
import { fileOfLines } from '../../src/lib/follow/lines';
import type { FileProblem } from '../../src/lib/record';
import { readLookOnly, tableAfter, type LookOnlyGame } from '../../src/lib/record/look-only';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { lookOnlyOf } from '../../src/lib/record/unreadable-game';
import type { Result } from '../../src/lib/engine/result';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { findPackedGame, linkOf } from '../../src/lib/share/link';
import { crc32 } from '../../src/lib/share/encoding';
import { unpackGame } from '../../src/lib/share/pack';
import { newGameId, openStore, type DamagedGame, type GameStore } from '../../src/lib/store';
import { bringOver, EMPTY, until } from '../devices/support';
import { channels } from '../follow/channels';
import { bytesBy } from '../share/support';
import { must, problemOf } from '../store/support';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { KEPT_FILE, KEPT_LINK, newerProgram, orchardGame, whatIsSeen } from './newer-program';

/* A later version, which knows one expansion more, sends its games to this one. */

const newer = await newerProgram();
const record = orchardGame();
const { id } = record.header;
const shorter = { ...record, entries: record.entries.slice(0, 4) };
const backupOf = (...games: readonly (typeof record)[]) => ({ ...EMPTY, games });

/** What can be looked at of a game that was refused. */
function lookAt(read: Result<unknown, FileProblem>): LookOnlyGame {
	if (read.ok || read.error.code !== 'look-only') throw new Error(JSON.stringify(read));
	return read.error.game;
}

/** The game as everybody sees it: points, and the lines of tiles on their spots. */
function expectWhole(game: LookOnlyGame | undefined, entries = record.entries.length): void {
	if (!game) throw new Error('There is nothing to look at.');
	expect(game.players).toEqual(record.header.players);
	expect(game.created).toBe(record.header.created);
	expect(game.after).toHaveLength(entries);
	for (let count = 0; count <= entries; count++) {
		const { scores, tiles } = tableAfter(game, count);
		const seen = tiles.map(
			({ x, y, rotation, line }) => `${String(x)} ${String(y)} ${String(rotation)} ${line}`
		);
		expect([scores, seen]).toEqual(whatIsSeen[count]);
	}
}

describe('a game of a later version', () => {
	it('is played and read there like the others', async () => {
		expect(newer.parseGameFile(newer.makeGameFile(record))).toEqual({ ok: true, value: record });
		expect(await newer.unpackGame(await newer.packGame(record))).toEqual({
			ok: true,
			value: record
		});
		expect(newer.parseGameFile(newer.fileOfLines(newer.linesOf(record)))).toEqual({
			ok: true,
			value: record
		});
	});

	it('can be looked at here from its file', () => {
		expectWhole(lookAt(parseGameFile(newer.makeGameFile(record))));
	});

	it('from a file that was kept', () => {
		expectWhole(lookAt(parseGameFile(readFileSync(`tests/formats/${KEPT_FILE}`, 'utf8'))));
	});

	it('from a link', async () => {
		const link = linkOf(await newer.packGame(record), 'https://tilekeep.example/open/');
		const packed = findPackedGame(link);
		expect(packed?.[0]).toBe(2);
		expectWhole(lookAt(await unpackGame(packed ?? new Uint8Array())));
	});

	it('from a link that was kept', async () => {
		expectWhole(lookAt(await unpackGame(findPackedGame(KEPT_LINK) ?? new Uint8Array())));
	});

	it('from the lines of a table that is followed, as it goes on', () => {
		const lines = newer.linesOf(shorter);
		expectWhole(lookAt(parseGameFile(fileOfLines(lines))), 4);
		const more = newer.linesOf(record);
		expect(more.slice(0, lines.length)).toEqual(lines);
		expectWhole(lookAt(parseGameFile(fileOfLines(more))));
	});
});

describe('a game of the expansions that every app knows', () => {
	const known = {
		header: {
			...record.header,
			expansions: ['river' as const],
			rulings: { ...record.header.rulings, appleTrees: 'tall' }
		},
		entries: []
	};

	it('says no more than before, so that older apps read it', async () => {
		const file = newer.makeGameFile(known);
		expect(file).not.toContain('readable');
		expect(file).not.toContain('appleTrees');
		expect(parseGameFile(file).ok).toBe(true);
		expect((await newer.packGame(known))[0]).toBe(1);
		expect(await unpackGame(await newer.packGame(known))).toEqual(parseGameFile(file));
	});
});

/** What a list shows of a device's games that can't be read. */
async function listedIn(store: Pick<GameStore, 'list'>): Promise<readonly DamagedGame[]> {
	const heard = vi.fn<(all: readonly unknown[], damaged: readonly DamagedGame[]) => void>();
	const stop = store.list(heard);
	await vi.waitFor(() => {
		expect(heard).toHaveBeenCalled();
	}, 15_000);
	stop();
	return heard.mock.lastCall?.[1] ?? [];
}

async function lookIn(store: GameStore): Promise<LookOnlyGame | undefined> {
	const raw = await must(store.raw(id));
	return raw?.unread && lookOnlyOf(raw.unread.stored);
}

describe('a backup of a later version', () => {
	const restored = async (store: GameStore, games: (typeof record)[]) => {
		const read = await readBackup(await newer.backupFile(backupOf(...games)));
		if (!read.ok) throw new Error(JSON.stringify(read));
		return must(store.restoreBackup(read.value));
	};

	it('is restored: the game is listed to be looked at, goes on, and can’t be played', async () => {
		const store = await openStore({ name: newGameId() });
		expect((await restored(store, [shorter])).games.stored).toBe(1);
		expectWhole(await lookIn(store), 4);
		expect((await restored(store, [record])).games.continued).toBe(1);
		expect((await restored(store, [record])).games['already-here']).toBe(1);
		expect((await restored(store, [shorter])).games['already-here']).toBe(1);
		expectWhole(await lookIn(store));
		expect(await listedIn(store)).toEqual([
			{
				id,
				at: record.entries.at(-1)?.at,
				look: {
					look: true,
					modified: record.entries.at(-1)?.at,
					players: record.header.players
				}
			}
		]);
		expect(await problemOf(store.load(id))).toBe('unreadable');
		store.close();
	});

	it('is a game again where the app is updated, and in a backup of this version', async () => {
		const name = newGameId();
		const store = await openStore({ name });
		await restored(store, [record]);
		const backup = await backupFile(await must(store.exportAll()));
		store.close();
		const updated = await newer.openStore({ name });
		expect((await must(updated.load(id)))?.record).toEqual(record);
		updated.close();
		expect(await newer.readBackup(backup)).toMatchObject({ ok: true, value: { games: [record] } });
	});
});

describe('a second device with a later version', () => {
	it('brings the game here, once, and gets it back from here', async () => {
		const [here, there] = [await openStore({ name: newGameId() }), newer.memoryStore()];
		await must(there.restoreBackup(backupOf(record)));
		await exchange(here, there);
		expectWhole(await lookIn(here));
		const again = await exchange(here, there);
		expect(again).toEqual([0, 0]);
		const third = newer.memoryStore();
		expect(await exchange(here, third)).toEqual([1, 0]);
		expect((await must(third.load(id)))?.record).toEqual(record);
		for (const store of [here, there, third]) store.close();
	});

	/** Connects this version with the later one; returns how many games each gave. */
	async function exchange(here: GameStore, there: GameStore): Promise<readonly unknown[]> {
		const ends = channels();
		const [near, far] = [new Exchange(ends[0], here), new newer.Exchange(ends[1], there)];
		await Promise.all([near.begin(), far.begin()]);
		await until(() => near.state.give !== undefined && far.state.give !== undefined);
		const given = [near.state.give?.games, far.state.give?.games];
		await bringOver({ near, far, ends });
		await until(() => near.over && far.over);
		return given;
	}
});

describe('a link of a later version that somebody has changed', () => {
	it.each([
		[
			'turned bits',
			(body: Uint8Array, rng: SeededRandom) =>
				body.map((byte) => (rng.below(20) ? byte : rng.below(256)))
		],
		['noise', (_: Uint8Array, rng: SeededRandom) => bytesBy(rng, rng.below(300))]
	])('is refused or looked at, and never too much to read: %s', async (_, change) => {
		const rng = seededRandom(20261127);
		const packed = await newer.packGame(record);
		const codes = new Map<string, number>();
		for (let round = 0; round < 2_000; round++) {
			const read = await unpackGame(sealedAgain(change(packed.subarray(1, -4), rng)));
			const code = read.ok ? 'none' : read.error.code;
			codes.set(code, (codes.get(code) ?? 0) + 1);
		}
		expect(codes.get('none')).toBeUndefined();
		expect(codes.get('damaged')).toBeGreaterThan(0);
	});

	/** A packed game of version 2 with this body. */
	function sealedAgain(body: Uint8Array): Uint8Array {
		const bytes = Uint8Array.of(2, ...body, 0, 0, 0, 0);
		new DataView(bytes.buffer).setUint32(body.length + 1, crc32(bytes.subarray(0, -4)));
		return bytes;
	}
});

describe('what is said for apps that don’t know a game', () => {
	const file = JSON.parse(newer.makeGameFile(record)) as { entries: { readable: object }[] };
	const changed = (readable: object) => ({
		...file,
		entries: file.entries.map((entry, at) => (at === 3 ? { ...entry, readable } : entry))
	});
	const line = (text: string) => ({
		scores: [0, 0],
		laid: [{ x: 3, y: 3, rotation: 0, line: text }]
	});

	it.each([
		['without points', {}],
		['with points for another number of players', { scores: [1] }],
		['with points that are no number', { scores: ['1', 2] }],
		[
			'with a tile nowhere',
			{ scores: [0, 0], laid: [{ x: 1e9, y: 0, rotation: 0, line: 'F:01234567' }] }
		],
		['with an endless line', line('F:01234567'.repeat(99))]
	])('is of no use %s', (_, readable) => {
		expect(readLookOnly(changed(readable))).toBeUndefined();
	});

	it.each([
		['a sign', 'C:NE!orchard F:4567', 'C:NE F:4567'],
		['a kind', 'M=volcano F:01234567', 'M F:01234567'],
		['a notation', 'V:NESW', 'F:01234567'],
		['half a tile', 'R:EW F:0127', 'F:01234567']
	])('is drawn as far as this version can: %s', (_, text, drawn) => {
		const game = readLookOnly(changed(line(text)));
		expect(game?.after[3]?.laid?.[0]?.line).toBe(drawn);
	});
});
