import { describe, expect, it } from 'vitest';
import {
	clockOf,
	effectiveLog,
	entriesWithoutClock,
	nextEntry,
	recordWithoutClock,
	replayRecord,
	scoresToWin,
	summaryOf,
	withEntry,
	type ClockEvent,
	type GameRecord,
	type LoggedEvent
} from '../../src/lib/record';
import { clockLimits } from '../../src/lib/record/clock-limits';
import { gameFileOf, makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile, readGame } from '../../src/lib/record/parse-file';
import { reviewOf } from '../../src/lib/review';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { merge } from '../../src/lib/store/merge';
import { continueRecord } from '../../src/lib/follow/continued';
import { linesOf } from '../../src/lib/follow/lines';
import { FOUR_TURNS, recordOf } from './short-game';
import { recordsOf } from './records';
import { START_TIME } from './support';

const clock = (did: ClockEvent['did'], more: Partial<ClockEvent> = {}): ClockEvent => ({
	type: 'log/clock',
	did,
	at: START_TIME + 123,
	left: [899_877, 900_000],
	runs: 0,
	...more
});

const add = (record: GameRecord, event: LoggedEvent): GameRecord =>
	withEntry(record, nextEntry(record, event, START_TIME + record.entries.length * 1000));

/** The game with a clock that does something before each entry, and after the last. */
function clocked({ header, entries }: GameRecord): GameRecord {
	let record: GameRecord = add({ header, entries: [] }, clock('set', { paused: true }));
	for (const { event } of entries) {
		record = add(record, event);
		record = add(record, clock('passed', { increment: 5000, ahead: 1, spared: [1] }));
	}
	return record;
}

/** Turns, an undo, a redo, another turn and a change of the past. */
const WITH_STEPS = ((): GameRecord => {
	const events: readonly LoggedEvent[] = [
		...FOUR_TURNS.slice(0, 3),
		{ type: 'log/undone' },
		{ type: 'log/redone' },
		...FOUR_TURNS.slice(3),
		{ type: 'log/amended', edits: [], rulings: { smallCity: '2' } },
		{ type: 'log/undone' }
	];
	return events.reduce(add, { header: recordOf([]).header, entries: [] });
})();

const whatHappened = ({ entries }: GameRecord): readonly LoggedEvent[] =>
	entries.map(({ event }) => event);

describe('a game with a chess clock', () => {
	it.each([WITH_STEPS, ...recordsOf('base').slice(0, 8)])(
		'replays as without it, whatever was undone or changed ($header.id)',
		(record) => {
			const timed = clocked(record);
			const [with_, without] = [replayRecord(timed), replayRecord(record)];
			expect(with_.stop).toEqual(without.stop);
			expect(with_.game.scores).toEqual(without.game.scores);
			expect(with_.game.history.length).toBe(without.game.history.length);
			const { seqs: _, ...log } = effectiveLog(timed.entries);
			const { seqs: __, ...plain } = effectiveLog(record.entries);
			expect(log).toEqual(plain);
			const { modified: ___, finished: ____, tally, ...summary } = summaryOf(timed);
			expect({ ...summary, tally: tally && { ...tally, duration: 0 } }).toEqual({
				...summaryOf(record),
				modified: undefined,
				finished: undefined,
				tally: tally && { ...summaryOf(record).tally, duration: 0 }
			});
			expect(reviewOf(timed).moments).toEqual(reviewOf(record).moments);
		}
	);

	it('is the same file when it is read again, and is shown by apps that don’t know clocks', () => {
		const timed = clocked(WITH_STEPS);
		const file = makeGameFile(timed);
		expect(parseGameFile(file)).toEqual({ ok: true, value: timed });
		const unknown: unknown = JSON.parse(file.replaceAll('log/clock', 'log/sundial'));
		expect(readGame(unknown)).toMatchObject({ ok: false, error: { code: 'look-only' } });
	});

	it('goes on line by line at those who follow', () => {
		const timed = clocked(WITH_STEPS);
		const begun = { ...timed, entries: timed.entries.slice(0, 3) };
		expect(continueRecord(begun, linesOf(timed))).toEqual(timed);
	});

	it('leaves the clock out of links, and a link finds the game again', async () => {
		const timed = clocked(WITH_STEPS);
		const back = await unpackGame(await packGame(timed));
		if (!back.ok) throw new Error('The link is refused.');
		expect(back.value).toEqual(recordWithoutClock(timed));
		expect(whatHappened(back.value)).toEqual(whatHappened(WITH_STEPS));
		expect(merge(timed, back.value)).toEqual({ fits: true, more: [] });
		expect(merge(back.value, timed)).toEqual({ fits: true, more: [] });
	});

	it('takes what a link adds, numbered behind what the clock did', () => {
		const timed = clocked(WITH_STEPS);
		const longer = add(recordWithoutClock(timed), { type: 'log/redone' });
		const merged = merge(timed, longer);
		expect(merged).toMatchObject({ fits: true, more: [{ seq: timed.entries.length }] });
		const other = add(recordWithoutClock(timed), { type: 'log/undone' });
		expect(merge(longer, other).fits).toBe(false);
		expect(merge(add(timed, { type: 'log/redone' }), other).fits).toBe(false);
	});

	it('is removed, with what it said of who has lost; and set up again', () => {
		const limits = { increment: 5000, left: [900_000, 900_000], paused: true } as const;
		const begun = add(recordOf([]), clock('set', limits));
		expect(clockLimits(begun.entries)).toEqual({ minutes: 15, increment: 5 });
		const fell = add(begun, clock('fell', { paused: true, fallen: 0 }));
		const removed = add(fell, clock('removed', { paused: true }));
		expect([clockOf(removed.entries), clockLimits(removed.entries)]).toEqual([
			undefined,
			undefined
		]);
		const again = add(removed, clock('set', { left: [300_000, 300_000], paused: true }));
		expect(clockLimits(again.entries)).toEqual({ minutes: 5, increment: 0 });
	});

	it('that was set up later changes no line that those who follow have, also once it is removed', () => {
		for (const did of ['set', 'removed'] as const) {
			const later = add(add(WITH_STEPS, clock('set', { paused: true })), clock(did));
			expect(linesOf(later).slice(0, 1 + WITH_STEPS.entries.length)).toEqual(linesOf(WITH_STEPS));
			expect(continueRecord(WITH_STEPS, linesOf(later))).toEqual(later);
			// Its file says of each entry what it led to.
			expect(gameFileOf(later).entries.every((entry) => 'readable' in entry)).toBe(true);
		}
	});

	it('that was set up later goes on with a game that is stored without it', () => {
		const later = add(add(WITH_STEPS, clock('set', { paused: true })), { type: 'log/redone' });
		const { length } = WITH_STEPS.entries;
		expect(merge(WITH_STEPS, later)).toEqual({ fits: true, more: later.entries.slice(length) });
		expect(merge(later, WITH_STEPS)).toEqual({ fits: true, more: [] });
	});

	it('has the same list of all else while only the clock does something', () => {
		const timed = clocked(WITH_STEPS);
		const later = add(timed, clock('paused', { paused: true }));
		expect(entriesWithoutClock(later.entries)).toBe(entriesWithoutClock(timed.entries));
		expect(effectiveLog(later.entries)).toBe(effectiveLog(timed.entries));
		expect(replayRecord(later)).toBe(replayRecord(timed));
		expect(entriesWithoutClock(WITH_STEPS.entries)).toBe(WITH_STEPS.entries);
		expect(clockOf(later.entries)?.did).toBe('paused');
	});

	it.each([
		{ did: 'rang' },
		{ at: -1 },
		{ at: 1.5 },
		{ left: [0.5, 1] },
		{ left: Array.from({ length: 7 }, () => 0) },
		{ runs: 6 },
		{ paused: false },
		{ ahead: 0 },
		{ unheard: 1 }
	])('is refused with %o', (wrong) => {
		const { entries, ...file } = gameFileOf(clocked(WITH_STEPS));
		const spoilt = entries.map((entry) => ({ ...entry, event: { ...entry.event, ...wrong } }));
		expect(readGame({ ...file, entries }).ok).toBe(true);
		expect(readGame({ ...file, entries: [...spoilt.slice(0, 1), ...entries.slice(1)] }).ok).toBe(
			false
		);
	});
});

it('whoever has lost by time doesn’t win, and the points stay', () => {
	const [game] = recordsOf('base').filter(({ header }) => header.players.length === 2);
	if (!game) throw new Error('There is no game of two.');
	const { winners = [], scores } = summaryOf(game);
	const [winner = 0] = winners;
	const lost = add(game, clock('fell', { paused: true, fallen: winner }));
	expect(summaryOf(lost).winners).toEqual([1 - winner]);
	expect(summaryOf(lost).scores).toEqual(scores);
	expect(reviewOf(lost)).toMatchObject({ winners: [1 - winner] });
	const overruled = add(lost, clock('overruled', { spared: [winner] }));
	expect(summaryOf(overruled).winners).toEqual(winners);
	expect(scoresToWin([3, 5], undefined)).toEqual([3, 5]);
});
