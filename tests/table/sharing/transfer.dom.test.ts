import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, transferredAt, replayRecord, type GameRecord } from '../../../src/lib/record';
import type { GameStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { transferGame, reclaimGame, acceptTransfer } from '../../../src/lib/table/sharing/transfer';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { seededRandom } from '../../tools/games/seeded-random';
import { seededRandom as rngFor, randomTurn } from '../../record/support';
import { loaded, must, recordWith, storeAll } from '../../store/support';

const begun = recordWith(4);
const { id } = begun.header;

/** A game at a device's table. */
async function openOn(store: GameStore): Promise<LiveGame> {
	const { record } = await loaded(store, id);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

const recordOn = async (store: GameStore): Promise<GameRecord> => (await loaded(store, id)).record;

let here: GameStore;
let there: GameStore;

beforeEach(async () => {
	[here, there] = [memoryStore(), memoryStore()];
	await storeAll(here, begun);
});

describe('transferring a game', () => {
	it('makes it read-only, and keeps the draft', async () => {
		const live = await openOn(here);
		live.entry.chooseSpot({ x: 0, y: -1 });
		const { draft } = live.entry;
		expect(await transferGame(live)).toBe(true);
		expect(live.writer.transferredAt).toBeDefined();
		expect([live.writer.writes, live.writer.canEnter, live.entry.canLay]).toEqual([
			false,
			false,
			false
		]);
		await live.entry.undo();
		await live.entry.end();
		await live.writer.redo();
		expect(await live.writer.amend({ edits: [{ at: 0, events: [] }] })).toBe(false);
		expect(live.record.entries).toHaveLength(5);
		expect(live.entry.draft).toEqual(draft);
	});

	it('can’t be done twice, nor taken back without a transfer', async () => {
		const live = await openOn(here);
		expect(await reclaimGame(live)).toBe(false);
		expect(await transferGame(live)).toBe(true);
		expect(await transferGame(live)).toBe(false);
		expect(await reclaimGame(live)).toBe(true);
		expect(live.writer.writes).toBe(true);
		expect(await reclaimGame(live)).toBe(false);
		expect((await recordOn(here)).entries.map(({ event }) => event.type).slice(4)).toEqual([
			'log/handed',
			'log/taken'
		]);
	});

	it('needs a writing tab', async () => {
		const live = await openOn(here);
		live.writer.writes = false;
		expect(await transferGame(live)).toBe(false);
		live.writer.writes = true;
		await transferGame(live);
		live.writer.writes = false;
		expect(await reclaimGame(live)).toBe(false);
	});

	it('lets the other device take it once', async () => {
		await transferGame(await openOn(here));
		const added = await must(acceptTransfer(there, await recordOn(here)));
		expect(added).toEqual({ how: 'stored', id });
		expect(await must(acceptTransfer(there, await recordOn(here)))).toEqual({
			how: 'already-here',
			id
		});
		const taken = await recordOn(there);
		expect(taken.entries.map(({ event }) => event.type).slice(4)).toEqual([
			'log/handed',
			'log/taken'
		]);
		expect((await openOn(there)).writer.writes).toBe(true);
	});

	it('keeps both games apart where both went on', async () => {
		const live = await openOn(here);
		await transferGame(live);
		const given = await recordOn(here);
		await reclaimGame(live);
		await live.entry.undo();
		await must(acceptTransfer(there, given));
		const other = await openOn(there);
		await other.entry.end();
		const added = await must(here.add(await recordOn(there)));
		expect(added.how).toBe('copied');
	});
});

/** Plays some turns at random. */
async function playOn(live: LiveGame, turns: number, seed: number): Promise<void> {
	const random = rngFor(seed);
	for (let turn = 0; turn < turns; turn++)
		await live.writer.write(randomTurn(replayRecord(live.record).game, random));
}

describe('a game transferred back and forth at random', () => {
	it.each(Array.from({ length: 15 }, (_, seed) => seed + 1))(
		'is one log on both devices in the end (seed %i)',
		async (seed) => {
			const rng = seededRandom(seed);
			let [mine, yours] = [here, there];
			for (let times = 1 + rng.below(4); times > 0; times--) {
				const live = await openOn(mine);
				await playOn(live, rng.below(4), seed * 10 + times);
				await transferGame(live);
				await must(acceptTransfer(yours, await recordOn(mine)));
				[mine, yours] = [yours, mine];
			}
			await playOn(await openOn(mine), rng.below(4), seed);
			const last = await recordOn(mine);
			const added = await must(yours.add(last));
			expect(['continued', 'already-here']).toContain(added.how);
			expect(await recordOn(yours)).toEqual(last);
			expect(transferredAt(last)).toBeUndefined();
		}
	);
});
