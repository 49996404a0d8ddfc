import { beforeEach, describe, expect, it } from 'vitest';
import { PROMO_IDS } from '../../../src/lib/custom-tiles/tile';
import { tileId } from '../../../src/lib/engine/tile';
import { loadRulesFor, replayRecord, type Header } from '../../../src/lib/record';
import { memoryStore, type MemoryStore } from '../../../src/lib/store/memory';
import type { Unsaved } from '../../../src/lib/store';
import { beginGame } from '../../../src/lib/table/setup/begin';
import { withIds } from '../../../src/lib/table/setup/custom-boxes';
import { Setup } from '../../../src/lib/table/setup/setup.svelte';
import { must } from '../../store/support';
import { headerFor } from '../../record/support';

const LAKE = { line: 'F:01234567', name: 'Lake', count: 1 };
const BEND = { line: 'C:N R:SW F:2347 F:56', count: 2 };
const WATER = { line: 'R=river:NS F:0567 F:1234', count: 1 };
const unsaved = { keep: () => expect.unreachable() } as Pick<Unsaved, 'keep'> as Unsaved;
let store: MemoryStore;

beforeEach(async () => {
	store = memoryStore();
	await must(store.putCustomBox({ name: 'My box', tiles: [LAKE, BEND] }));
	await must(store.putCustomBox({ name: 'Club', tiles: [BEND, WATER] }));
});

async function begun(boxes: readonly string[], more: Partial<Header> = {}) {
	const header = headerFor('new', 2, more);
	expect(await beginGame(store, unsaved, header, { boxes })).toBeUndefined();
	return (await must(store.load(header.id)))?.record.header;
}

describe('a game that begins with custom boxes', () => {
	it('has copies of their tiles, with those of a design that two of them have', async () => {
		const header = await begun(['My box', 'Club']);
		expect(header?.told).toEqual([
			{ ...BEND, id: 'promo-1', count: 4 },
			{ ...LAKE, id: 'promo-3' }
		]);
		await must(store.deleteCustomBox('My box'));
		await must(store.deleteCustomBox('Club'));
		const { game } = replayRecord({ header: header ?? headerFor('new'), entries: [] });
		expect([...game.left].reduce((sum, [, count]) => sum + count, 0)).toBe(71 + 5);
	});

	it('has those with water where a river is played', async () => {
		await loadRulesFor(headerFor('river', 2, { expansions: ['river'] }));
		const header = await begun(['Club'], { expansions: ['river'] });
		expect(header?.told?.map(({ line }) => line)).toEqual([BEND.line, WATER.line]);
	});

	it('is as ever without any, or with one that is gone', async () => {
		expect(await begun([])).not.toHaveProperty('told');
		store = memoryStore();
		expect(await begun(['My box'])).not.toHaveProperty('told');
	});
});

describe('tiles of custom boxes get ids', () => {
	it('that no other tile of the device has, but for one of the same design', () => {
		const turned = { id: tileId('promo-3'), line: 'C:E R:NW F:1456 F:07' };
		const other = { id: tileId('promo-1'), line: 'C:NESW' };
		const ids = withIds([LAKE, BEND], [other, turned]).map(({ id }) => id);
		expect(ids).toEqual(['promo-2', 'promo-3']);
	});

	it('of their own also on a device that has as many tiles as it can', () => {
		const known = PROMO_IDS.map((id, n) => ({ id, line: LAKE.line, name: `Lake ${String(n)}` }));
		const tiles = known.slice(0, 59).map(({ line, name }) => ({ line, name, count: 1 }));
		const ids = withIds([BEND, ...tiles], known).map(({ id }) => id);
		expect(ids[0]).toBe('promo-60');
		expect(new Set(ids).size).toBe(60);
	});
});

it('The form counts the tiles of the boxes that are ticked, and suggests these boxes again', () => {
	const setup = new Setup();
	const before = setup.tiles;
	setup.customBoxes = [
		{ name: 'My box', tiles: [LAKE, BEND] },
		{ name: 'Club', tiles: [WATER] }
	];
	expect(setup.tiles).toBe(before);
	setup.setBox('My box', true);
	expect(setup.tiles).toBe(before + 3);
	expect(new Setup(setup.settings).boxNames).toEqual(['My box']);
	setup.setBox('My box', false);
	expect(setup.settings).not.toHaveProperty('boxes');
});
