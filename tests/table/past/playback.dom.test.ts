import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { Playback } from '../../../src/lib/table/past/playback.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scriptIn } from '../../e2e/table/support/script';

const { record, events } = scriptIn('tests/games/both-expansions.json');
const LAST = events.length;
const SECOND_AND_A_FIFTH = 1200;

let view: TableView;
let replay: Playback;

beforeEach(() => {
	vi.useFakeTimers();
	view = new TableView(new LiveGame(memoryStore(), record, EMPTY_DRAFT));
	replay = new Playback(view.shown, view.live);
});
afterEach(() => {
	replay.pause();
	vi.useRealTimers();
});

const after = (ms: number): number | undefined => {
	vi.advanceTimersByTime(ms);
	return view.shown.position;
};

describe('a replay', () => {
	it('begins with the table before the first turn and shows a position every 1.2 seconds', () => {
		replay.play();
		expect(view.shown.position).toBe(0);
		expect(after(SECOND_AND_A_FIFTH - 1)).toBe(0);
		expect(after(1)).toBe(1);
		expect(after(3 * SECOND_AND_A_FIFTH)).toBe(4);
	});

	it('goes on from the position that is shown', () => {
		view.shown.lookAt(30);
		replay.play();
		expect(after(SECOND_AND_A_FIFTH)).toBe(31);
	});

	it('goes two and four times as fast, and then as before', () => {
		replay.play();
		replay.faster();
		expect(replay.speed).toBe(2);
		expect(after(2 * SECOND_AND_A_FIFTH)).toBe(4);
		replay.faster();
		expect(after(SECOND_AND_A_FIFTH)).toBe(8);
		replay.faster();
		expect(replay.speed).toBe(1);
		expect(after(SECOND_AND_A_FIFTH)).toBe(9);
	});

	it('stops at the end, and starts again from the beginning', () => {
		view.shown.lookAt(LAST - 2);
		replay.play();
		expect(after(60_000)).toBe(LAST);
		expect(replay.playing).toBe(false);
		replay.toggle();
		expect(view.shown.position).toBe(0);
		expect(replay.playing).toBe(true);
	});

	it('rests while it is paused', () => {
		replay.play();
		expect(after(2 * SECOND_AND_A_FIFTH)).toBe(2);
		replay.toggle();
		expect(after(60_000)).toBe(2);
		replay.toggle();
		expect(after(SECOND_AND_A_FIFTH)).toBe(3);
	});

	it('stops when another position is looked at, or the game as it is now', () => {
		replay.play();
		after(2 * SECOND_AND_A_FIFTH);
		view.shown.lookAt(50);
		expect(after(60_000)).toBe(50);
		expect(replay.playing).toBe(false);
		replay.play();
		view.shown.backToNow();
		expect(after(60_000)).toBeUndefined();
		expect(replay.playing).toBe(false);
	});

	it('of an existing table begins where play began', () => {
		const told = ['base/placed', 'base/stood', 'base/begun', 'base/laid'] as const;
		const log = { events: told.map((type) => ({ type })) };
		const screen = { position: 4, lookAt: (to: number) => void (screen.position = to) };
		const found = new Playback(screen, { log });
		found.playFromStart();
		expect(screen.position).toBe(3);
		vi.advanceTimersByTime(SECOND_AND_A_FIFTH);
		expect(screen.position).toBe(4);
		expect(found.playing).toBe(false);
	});
});
