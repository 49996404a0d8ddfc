import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectiveLog, replayRecord, type GameRecord } from '../../../src/lib/record';
import { TableClock } from '../../../src/lib/table/view/table-clock.svelte';
import { clockWords } from '../../../src/lib/words/en/notes';
import { START_TIME } from '../../record/support';
import { recordOfSample, timed } from '../../review/support';

const SECOND = 1000;
const game = recordOfSample('a-road-of-three-tiles-pays-3');
const [first, second] = effectiveLog(game.entries).events;
if (!first || !second) throw new Error('The sample has two turns.');

/** Ada has taken 60 s and Ben 90 s: a turn of more than 150 s is long. */
const record = timed(game, [
	[60, first],
	[150, second]
]);

const { game: played } = replayRecord(record);

let stop: (() => void) | undefined;
let hidden = false;

/** A clock of that game, so many seconds after the last turn. */
function clockAfter(seconds: number, mover: number | undefined = 0): TableClock {
	vi.setSystemTime(START_TIME + (150 + seconds) * SECOND);
	const clock = new TableClock(() => ({ record, game: played, mover }));
	stop = clock.start();
	return clock;
}

function show(shown: boolean): void {
	hidden = !shown;
	document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
	stop?.();
	hidden = false;
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('the clock', () => {
	it('shows the turn, and the minutes of each player with it', () => {
		const clock = clockAfter(59);
		expect(clock.turn).toBe('0:59');
		expect(clock.totals).toEqual(['1 min', '1 min']);
		vi.advanceTimersByTime(SECOND);
		expect(clock.turn).toBe('1:00');
		expect(clock.totals).toEqual(['2 min', '1 min']);
		expect(clock.spanOf(0)).toBe(120 * SECOND);
	});

	it('shows a player’s time before their first minute, where it will be', () => {
		vi.setSystemTime(START_TIME + 60 * SECOND);
		const begun: GameRecord = { ...record, entries: [] };
		const clock = new TableClock(() => ({
			record: begun,
			game: replayRecord(begun).game,
			mover: 0
		}));
		expect(clock.totals).toEqual(['1 min', '0 min']);
	});

	it('says once that a turn is long, with a time that doesn’t change', () => {
		const clock = clockAfter(150);
		expect([clock.long, clock.hint]).toEqual([false, '']);
		vi.advanceTimersByTime(SECOND);
		const said = clockWords.long(150 * SECOND);
		expect([clock.long, clock.hint]).toEqual([true, said]);
		vi.advanceTimersByTime(60 * SECOND);
		expect(clock.hint).toBe(said);
	});

	it('is read once a second, and not at all while the page is hidden', () => {
		const clock = clockAfter(0);
		const read = vi.spyOn(Date, 'now');
		vi.advanceTimersByTime(10 * SECOND);
		expect(read).toHaveBeenCalledTimes(10);
		show(false);
		read.mockClear();
		vi.advanceTimersByTime(10 * SECOND);
		expect(read).not.toHaveBeenCalled();
		expect(clock.turn).toBe('0:10');
		show(true);
		expect(clock.turn).toBe('0:20');
	});

	it('shows no time of the turn after a break, and counts that for nobody', () => {
		const clock = clockAfter(1801);
		expect(clock.turn).toBe('');
		expect(clock.totals).toEqual(['1 min', '1 min']);
		expect(clock.long).toBe(false);
	});

	it('counts a turn of two tiles as one, and its first tile once', () => {
		const built = recordOfSample('a-builder-joins-a-wagon');
		const { events } = effectiveLog(built.entries);
		const begun = timed(
			built,
			events.slice(0, 6).map((event, index) => [10 * (index + 1), event] as const)
		);
		vi.setSystemTime(START_TIME + 65 * SECOND);
		const { game: asked } = replayRecord(begun);
		const clock = new TableClock(() => ({ record: begun, game: asked, mover: 0 }));
		expect(clock.turn).toBe('0:15');
		// Three turns and an answer of 10 s each, and 5 s of the second tile.
		expect(clock.spanOf(0)).toBe(45 * SECOND);
		expect(clock.spanOf(1)).toBe(20 * SECOND);
	});

	it('shows only the totals while nobody’s time runs', () => {
		vi.setSystemTime(START_TIME + 200 * SECOND);
		const clock = new TableClock(() => ({ record, game: played, mover: undefined }));
		expect(clock.turn).toBe('');
		expect(clock.totals).toEqual(['1 min', '1 min']);
	});
});
