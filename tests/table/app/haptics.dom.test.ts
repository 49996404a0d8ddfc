import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import type { GameStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { vibrate, hapticFor } from '../../../src/lib/table/app/feedback';
import { vibration } from '../../../src/lib/table/app/switches.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { must, recordWith } from '../../store/support';

/** Calls of `navigator.vibrate`: lengths of vibration and pause in ms. */
let ticks: number[][];
let still: boolean;

beforeEach(() => {
	ticks = [];
	still = false;
	vi.stubGlobal('navigator', {
		vibrate: (pattern: number[]) => {
			ticks.push(pattern);
			return true;
		}
	});
	vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('vibration', () => {
	it('is one pulse for success, and two for a refusal', () => {
		vibrate('laid');
		vibrate('confirmed');
		vibrate('refused');
		expect(ticks.map(({ length }) => length)).toEqual([1, 1, 3]);
	});

	it('is off with reduced motion', () => {
		still = true;
		vibrate('confirmed');
		expect(ticks).toEqual([]);
	});

	it('is off when it was switched off', () => {
		vibration.on = false;
		vibrate('confirmed');
		vibration.on = true;
		expect(ticks).toEqual([]);
	});

	it('is off on a device without it', () => {
		vi.stubGlobal('navigator', {});
		vibrate('confirmed');
		expect(ticks).toEqual([]);
	});

	it.each([
		['a tile put down', undefined, 0, 'laid'],
		['a tile put down against the rules', undefined, 1, 'refused'],
		['a figure that may stand there', 0, 0, undefined],
		['a figure that may not stand there', 0, 1, 'refused'],
		['a tile taken back', 1, undefined, undefined]
	] as const)('of %s is right', (_, before, after, touch) => {
		const preview = (count: number | undefined) =>
			count === undefined ? undefined : { objections: Array.from({ length: count }) };
		expect(hapticFor(preview(before), preview(after))).toBe(touch);
	});
});

describe('a turn', () => {
	const script = recordWith(2);
	let store: GameStore;
	const opened = (): LiveGame => {
		const live = new LiveGame(store, { header: script.header, entries: [] }, EMPTY_DRAFT);
		live.writer.writes = true;
		return live;
	};
	function layFirst(live: LiveGame): void {
		const event = script.entries[0]?.event;
		if (event?.type !== 'base/laid') throw new Error('The script lays a tile first.');
		live.entry.chooseTile(event.tile);
		expect(ticks).toHaveLength(0);
		live.entry.chooseSpot({ x: event.x, y: event.y });
	}

	beforeEach(async () => {
		store = memoryStore();
		await must(store.putBack({ header: script.header, entries: [] }, {}));
	});

	it('vibrates when its tile is placed and when it is confirmed, once for a double tap', async () => {
		const live = opened();
		layFirst(live);
		expect(ticks).toHaveLength(1);
		await Promise.all([live.entry.confirm(), live.entry.confirm()]);
		expect(ticks).toHaveLength(2);
	});

	it('doesn’t vibrate when another tab was first', async () => {
		const live = opened();
		layFirst(live);
		await opened().entry.end();
		await live.entry.confirm();
		expect(live.log.events.map(({ type }) => type)).toEqual(['base/ended']);
		expect(ticks).toHaveLength(1);
	});
});
