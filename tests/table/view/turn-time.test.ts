import { describe, expect, it } from 'vitest';
import {
	effectiveLog,
	replayRecord,
	type GameRecord,
	type LoggedEvent
} from '../../../src/lib/record';
import { durationsOf } from '../../../src/lib/review/durations';
import { longTurnOf, turnTime } from '../../../src/lib/table/view/table-clock.svelte';
import { recordOfSample, timed } from '../../review/support';

const SECOND = 1000;
const HALF_AN_HOUR = 1800 * SECOND;
const game = recordOfSample('a-road-of-three-tiles-pays-3');
const [first, second] = effectiveLog(game.entries).events;
if (!first || !second) throw new Error('The sample has two turns.');
const undone: LoggedEvent = { type: 'log/undone' };
const redone: LoggedEvent = { type: 'log/redone' };
const amended: LoggedEvent = { type: 'log/amended', edits: [{ at: 0, events: [first] }] };
type Steps = Parameters<typeof timed>[1];
const durationsIn = (record: GameRecord) => durationsOf(record, replayRecord(record).game);
const durations = (...steps: Steps) => durationsIn(timed(game, steps));

describe('the time of a turn', () => {
	it('is what has passed since the last entry', () => {
		expect(turnTime({ begun: 0, earlier: 0 }, 5000, 47_000)).toBe(42_000);
	});

	it('goes on after an undo, with the time of the turn that was undone', () => {
		// Ada took 60 s. Ben took 30 s, which are undone after 10 s: his turn has taken 40 s.
		const { begun, thinking } = durations([60, first], [90, second], [100, undone]);
		expect(begun).toBe(40 * SECOND);
		expect(thinking).toEqual([60 * SECOND, 0]);
		expect(turnTime({ begun, earlier: 0 }, 100 * SECOND, 105 * SECOND)).toBe(45 * SECOND);
	});

	it('is only what has passed since then when the turn is redone', () => {
		// The 10 s to the undo and the 5 s to the redo belong to the turn that follows.
		const { begun, thinking } = durations([60, first], [90, second], [100, undone], [105, redone]);
		expect(begun).toBe(15 * SECOND);
		expect(thinking).toEqual([60 * SECOND, 30 * SECOND]);
	});

	it('is no longer what it was before a correction of the past, which is nobody’s time', () => {
		const { begun, thinking } = durations([60, first], [90, second], [300, amended]);
		expect(begun).toBe(0);
		expect(thinking).toEqual([60 * SECOND, 30 * SECOND]);
	});

	it('is unknown after a break of more than half an hour', () => {
		expect(turnTime({ begun: 0, earlier: 0 }, 0, HALF_AN_HOUR)).toBe(HALF_AN_HOUR);
		expect(turnTime({ begun: 0, earlier: 0 }, 0, HALF_AN_HOUR + 1)).toBeUndefined();
	});

	it('is never less than nothing where the clock was set back', () => {
		expect(turnTime({ begun: 7 * SECOND, earlier: 0 }, 100 * SECOND, 50 * SECOND)).toBe(7 * SECOND);
	});
});

describe('a turn of two tiles', () => {
	const built = recordOfSample('a-builder-joins-a-wagon');
	/** Four turns of 10 s, a tile after 20 s that earns a second one, a wagon’s answer after 6 s, and that tile after 15 s. */
	const steps = effectiveLog(built.entries).events.map(
		(event, index) => [[10, 20, 30, 40, 60, 66, 81][index] ?? 0, event] as const
	);
	const after = (count: number, ...more: Steps) =>
		durationsIn(timed(built, [...steps.slice(0, count), ...more]));

	it('takes the time of both, and goes on after the first', () => {
		const first = after(6);
		expect(first).toMatchObject({ earlier: 20 * SECOND, turns: 4, usual: 10 * SECOND });
		expect(first.thinking).toEqual([46 * SECOND, 20 * SECOND]);
		expect(turnTime(first, 66 * SECOND, 71 * SECOND)).toBe(25 * SECOND);
	});

	it('doesn’t go on while the player is asked about the first', () => {
		expect(after(5).earlier).toBe(0);
	});

	it('is one turn once the second is laid', () => {
		const both = after(7);
		expect(both).toMatchObject({ earlier: 0, turns: 5 });
		expect(both.longest).toEqual({ player: 0, span: 35 * SECOND, position: 7 });
		expect(both.thinking).toEqual([61 * SECOND, 20 * SECOND]);
	});

	it('goes on after an undo of the second, with the time of all', () => {
		const taken = after(7, [86, undone]);
		expect(taken).toMatchObject({ earlier: 20 * SECOND, begun: 20 * SECOND, turns: 4 });
		expect(turnTime(taken, 86 * SECOND, 87 * SECOND)).toBe(41 * SECOND);
	});
});

describe('a usual turn', () => {
	it('is the median of the turns of known duration', () => {
		expect(durations().usual).toBe(0);
		expect(durations([60, first]).usual).toBe(60 * SECOND);
		// 60 s and 30 s: 45 s between them.
		expect(durations([60, first], [90, second])).toMatchObject({ usual: 45 * SECOND, turns: 2 });
	});

	it('leaves out what followed a break', () => {
		const night = [60 + 8 * 3600, second] as const;
		expect(durations([60, first], night)).toMatchObject({ usual: 60 * SECOND, turns: 1 });
	});

	it('is unknown in a game without times, as from a link', () => {
		expect(durations([0, first], [0, second])).toMatchObject({ usual: 0, turns: 0 });
	});
});

describe('a long turn', () => {
	const long = (turns: number, usual: number) =>
		longTurnOf({ ...durations(), turns, usual, thinking: [0, 0] });

	it('takes more than twice as long as usual, and more than a minute', () => {
		expect(long(8, 45 * SECOND)).toBe(90 * SECOND);
		expect(long(8, 20 * SECOND)).toBe(60 * SECOND);
	});

	it('is unknown until there are as many turns as players', () => {
		expect(long(1, 45 * SECOND)).toBeUndefined();
		expect(long(2, 45 * SECOND)).toBe(90 * SECOND);
	});
});
