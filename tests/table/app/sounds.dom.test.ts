import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { replayRecord, EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { notesOf, risingTones } from '../../../src/lib/table/app/sound-player';
// Loaded ahead: on a busy machine that takes longer than a test waits.
import '../../../src/lib/table/app/sound-player';
import { sounds } from '../../../src/lib/table/app/switches.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { soundsOf } from '../../../src/lib/table/game/log-writer.svelte';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { must } from '../../store/support';

/** Its second turn completes a city of three tiles. */
const sample = new Map(readSamples()).get('a-city-of-three-tiles-and-a-pennant-pays-8');
if (!sample) throw new Error('The sample is gone.');
const { events } = sample;
const before = withEvents({ header: headerFor('game'), entries: [] }, events.slice(0, 1));
const [, last] = events;
if (!last) throw new Error('The sample is shorter.');
const paid: readonly Settlement[] =
	replayRecord(withEvents(before, [last])).game.history.at(-1)?.settlements ?? [];

describe('the sounds of an event', () => {
	it('are the tile, what it finishes by its size, and the end', () => {
		expect(paid).toHaveLength(1);
		expect(soundsOf(last, paid)).toEqual([{ kind: 'laid' }, { kind: 'finished', tiles: 3 }]);
		expect(soundsOf(last, [])).toEqual([{ kind: 'laid' }]);
		expect(soundsOf({ type: 'base/closed' }, [])).toEqual([{ kind: 'ended' }]);
	});

	it('are none of undo, redo and the beginning of the final scoring', () => {
		const quiet = [{ type: 'log/undone' }, { type: 'log/redone' }, { type: 'base/ended' }] as const;
		expect(quiet.flatMap((event) => soundsOf(event, paid))).toEqual([]);
	});
});

describe('a finished feature', () => {
	it('rises, with more tones the larger it is', () => {
		const counts = [1, 2, 4, 9, 40].map((tiles) => risingTones(tiles).length);
		expect(counts).toEqual([2, 3, 4, 6, 8]);
		const tones = risingTones(40);
		expect(tones).toEqual(tones.toSorted((a, b) => a - b));
	});

	it('is heard within 1.2 seconds, and a tile within a tenth', () => {
		const ends = (sound: Parameters<typeof notesOf>[0]) =>
			Math.max(...notesOf(sound).map(({ after, lasts }) => after + lasts));
		expect(ends({ kind: 'finished', tiles: 40 })).toBeLessThan(1.2);
		expect(ends({ kind: 'laid' })).toBeLessThan(0.1);
	});
});

/** Pitches of the tones that were struck, in Hz, in order. */
let struck: number[];
let contexts: number;

/** A loudspeaker that notes what it is told to play. */
class Loudspeaker {
	readonly state = 'running';
	readonly currentTime = 0;
	readonly destination = {};
	constructor() {
		contexts++;
	}
	suspend = () => Promise.resolve();
	createGain = () => ({ gain: param(), connect: (to: object) => to });
	createOscillator = () => ({
		frequency: param((pitch) => struck.push(pitch)),
		connect: (to: object) => to,
		start: () => undefined,
		stop: () => undefined
	});
}
const param = (set: (value: number) => void = () => undefined) => ({
	value: 0,
	setValueAtTime: set,
	exponentialRampToValueAtTime: () => undefined
});

describe('a turn that is written', () => {
	let live: LiveGame;
	beforeEach(async () => {
		[struck, contexts] = [[], 0];
		vi.stubGlobal('AudioContext', Loudspeaker);
		vi.stubGlobal('matchMedia', () => ({ matches: false }));
		const store = memoryStore();
		await must(store.putBack({ header: before.header, entries: [] }, {}));
		live = new LiveGame(store, before, EMPTY_DRAFT);
		live.writer.writes = true;
	});
	afterEach(() => {
		sounds.on = false;
		vi.unstubAllGlobals();
	});

	it('is silent until sounds are switched on', async () => {
		await live.writer.write(last);
		await vi.dynamicImportSettled();
		expect([contexts, struck]).toEqual([0, []]);
	});

	it('sounds once, and its undo and redo do not', async () => {
		sounds.on = true;
		await live.writer.write(last);
		await waitFor(() => {
			expect(struck).toHaveLength(2 + 2 * 3);
		});
		await live.writer.write({ type: 'log/undone' });
		await live.writer.redo();
		await vi.dynamicImportSettled();
		expect(struck).toHaveLength(2 + 2 * 3);
		expect(contexts).toBe(1);
	});
});
