import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayRecord, type ClockEvent, type LoggedEvent } from '../../../src/lib/record';
import { parseGameFile } from '../../../src/lib/record/parse-file';
import {
	changeClock,
	correct,
	fall,
	follow,
	isUp,
	lastStep,
	leftAt,
	overrule,
	pause,
	press,
	setUp,
	start,
	type TableSteps
} from '../../../src/lib/table/clock/clock-moves';
import { clockTime } from '../../../src/lib/table/clock/clock-time';
import { isPlayedOut } from '../../../src/lib/table/turn/turn';
import { FOUR_TURNS, recordOf } from '../../record/short-game';
import { withEvents } from '../../record/support';

const T = Date.UTC(2026, 10, 20, 19, 0);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** So many seconds after the beginning. */
const after = (seconds: number) => ({ now: T + seconds * SECOND, at: T + seconds * SECOND });
const given = (clock: ClockEvent | undefined): ClockEvent => {
	if (!clock) throw new Error('The clock does nothing.');
	return clock;
};
/** Two players with 15 minutes each, and 5 seconds more for each turn; the first one's time runs. */
const running = (increment = 5): ClockEvent =>
	given(start(setUp(2, 0, { minutes: 15, increment }, T), after(0)));
/** What a table did: who moves now, and moved before. */
const turn = (mover: number, before = 1 - mover, kind: TableSteps['kind'] = 'forward') => ({
	kind,
	over: false,
	mover,
	before
});

describe('a chess clock', () => {
	it('stands until it is started, and then counts down for whoever runs', () => {
		const set = setUp(2, 1, { minutes: 15, increment: 0 }, T);
		expect(leftAt(set, T + MINUTE)).toEqual([15 * MINUTE, 15 * MINUTE]);
		const started = given(start(set, after(60)));
		expect(leftAt(started, T + 2 * MINUTE)).toEqual([15 * MINUTE, 14 * MINUTE]);
		expect(start(started, after(70))).toBeUndefined();
	});

	it('is passed on by a turn, which adds the increment', () => {
		const passed = given(follow(running(), turn(1), after(30)));
		expect(passed).toMatchObject({ did: 'passed', runs: 1, left: [875 * SECOND, 900 * SECOND] });
		expect(leftAt(passed, T + 40 * SECOND)).toEqual([875 * SECOND, 890 * SECOND]);
		expect(follow(passed, turn(1, 1), after(50))).toBeUndefined();
	});

	it('returns to the mover by an undo: used time stays used, the increment is taken back', () => {
		const passed = given(follow(running(), turn(1), after(30)));
		const undone = given(follow(passed, turn(0, 1, 'back'), after(40)));
		expect(undone).toMatchObject({ runs: 0, left: [870 * SECOND, 890 * SECOND] });
		const redone = given(follow(undone, turn(1), after(40)));
		expect(redone.left).toEqual([875 * SECOND, 890 * SECOND]);
	});

	it('gives nothing for a change of the past', () => {
		const changed = given(follow(running(), turn(1, 0, 'changed'), after(30)));
		expect(changed).toMatchObject({ runs: 1, left: [870 * SECOND, 900 * SECOND] });
	});

	it('is pressed by hand before the turn is entered, which then passes nothing on', () => {
		const pressed = given(press(running(), 0, after(30)));
		expect(pressed).toMatchObject({ runs: 1, ahead: 1, left: [875 * SECOND, 900 * SECOND] });
		expect(press(pressed, 0, after(31))).toBeUndefined();
		const twice = given(press(pressed, 1, after(40)));
		expect(twice).toMatchObject({ runs: 0, ahead: 2 });
		const entered = given(follow(twice, turn(1), after(50)));
		expect(entered).toMatchObject({ did: 'entered', runs: 0, ahead: 1 });
		const both = given(follow(entered, turn(0), after(60)));
		expect(both).toMatchObject({ runs: 0, left: [855 * SECOND, 895 * SECOND] });
		expect(both.ahead).toBeUndefined();
		// What changes nobody's turn, such as manual points, isn't a turn that was pressed for.
		expect(follow(pressed, turn(0, 0), after(50))).toBeUndefined();
		// An undo takes back what was pressed ahead: it returns to the mover.
		expect(follow(twice, turn(1, 0, 'back'), after(50))).toMatchObject({ runs: 1 });
	});

	it('stops where the last turn is pressed, and entering that changes nothing', () => {
		const last = given(press(running(), 0, after(30), true));
		expect(last).toMatchObject({
			did: 'pressed',
			paused: true,
			left: [875 * SECOND, 900 * SECOND]
		});
		expect(follow(last, { ...turn(1), over: true }, after(60))).toBeUndefined();
		expect(start(last, after(60))).toMatchObject({ runs: 1 });
	});

	it('takes back the increments of turns that were pressed for, once they won’t be entered', () => {
		const moved = given(follow(running(), turn(1), after(10)));
		const pressed = given(press(moved, 1, after(20)));
		const undone = given(follow(pressed, turn(0, 1, 'back'), after(21)));
		expect(undone).toMatchObject({ runs: 0, left: [889 * SECOND, 890 * SECOND] });
		expect(undone.ahead).toBeUndefined();
		const again = given(follow(undone, turn(1), after(22)));
		const both = given(follow(again, turn(0), after(23)));
		// Each has had one turn: 12 s and 11 s used, 5 s added.
		expect(both.left).toEqual([893 * SECOND, 894 * SECOND]);
		const changed = given(follow(pressed, turn(0, 1, 'changed'), after(21)));
		expect(changed.left).toEqual([894 * SECOND, 890 * SECOND]);
	});

	it('leaves a pressed turn alone when something is undone or changed that was no turn', () => {
		const pressed = given(press(running(), 0, after(10)));
		expect(follow(pressed, turn(0, 1, 'back'), after(20))).toBeUndefined();
		expect(follow(pressed, turn(0, 1, 'changed'), after(20))).toBeUndefined();
	});

	it('is paused by either for both, and stops with the game', () => {
		const paused = given(pause(running(), after(10)));
		expect(leftAt(paused, T + MINUTE)).toEqual([890 * SECOND, 900 * SECOND]);
		expect(pause(paused, after(11))).toBeUndefined();
		expect(press(paused, 0, after(11))).toBeUndefined();
		const over = follow(running(), { ...turn(1), over: true }, after(10));
		expect(over).toMatchObject({
			did: 'stopped',
			paused: true,
			left: [890 * SECOND, 900 * SECOND]
		});
	});

	it('falls when the time is up, and goes on when the table says so', () => {
		expect(fall(running(), after(899))).toBeUndefined();
		const fallen = given(fall(running(), after(903)));
		expect(fallen).toMatchObject({ did: 'fell', fallen: 0, paused: true, left: [0, 900 * SECOND] });
		expect(start(fallen, after(904))).toBeUndefined();
		const spared = given(overrule(fallen, after(910)));
		expect(spared).toMatchObject({ runs: 0, spared: [0] });
		expect(spared.fallen).toBeUndefined();
		expect(leftAt(spared, T + 922 * SECOND)).toEqual([-12 * SECOND, 900 * SECOND]);
		expect(isUp(spared, T + 922 * SECOND)).toBe(false);
		expect(overrule(spared, after(930))).toBeUndefined();
		// Nobody has a turn any more: then nobody’s time goes on.
		const over = given(overrule(fallen, after(910), true));
		expect(over).toMatchObject({ did: 'overruled', spared: [0], paused: true });
	});

	it.each([
		['entered', turn(1), { runs: 1 }],
		['undone', turn(1, 0, 'back'), { runs: 1 }],
		['the last one of the game', { ...turn(1), over: true }, { runs: 0 }]
	])('has fallen although a turn was %s after the time was up', (_, steps, runs) => {
		const late = given(follow(running(), steps, after(903)));
		expect(late).toMatchObject({ did: 'fell', fallen: 0, paused: true, ...runs });
		// While the table is asked how much time was left, it isn’t up.
		const asked = given(follow(running(), { ...steps, asked: true }, after(903)));
		expect(asked.fallen).toBeUndefined();
	});

	it('has fallen for the one who ran, not for the one whose pressed turn was entered', () => {
		const pressed = given(press(running(0), 0, after(10)));
		const entered = given(follow(pressed, turn(1), after(920)));
		expect(entered).toMatchObject({ did: 'fell', fallen: 1, runs: 1, left: [890 * SECOND, 0] });
		expect(entered.ahead).toBeUndefined();
	});

	it('keeps what is left when the device’s clock is set', () => {
		const set = correct(running(), { now: T + 10 * SECOND, at: T + 3610 * SECOND });
		expect(leftAt(set, T + 3620 * SECOND)).toEqual([880 * SECOND, 900 * SECOND]);
	});

	it('goes round several players, and back', () => {
		const three = given(start(setUp(3, 2, { minutes: 1, increment: 0 }, T), after(0)));
		expect(press(three, 2, after(5))).toMatchObject({ runs: 0 });
		expect(follow(three, turn(0, 2), after(5))).toMatchObject({ runs: 0 });
	});
});

it.each([
	[15 * MINUTE, '15:00'],
	[15 * MINUTE - 1, '15:00'],
	[61_000, '1:01'],
	[10_000, '0:10'],
	[9_999, '10.0'],
	[9_400, '9.4'],
	[1, '0.1'],
	[0, '0:00'],
	[-12_000, '−0:12'],
	[-400, '0:00'],
	[65 * MINUTE, '65:00']
])('%i ms are shown as %s', (ms, text) => {
	expect(clockTime(ms)).toBe(text);
});

it('nobody has a turn on the clock once all tiles are laid, though the game isn’t ended', () => {
	const file = readFileSync(new URL('../../games/championship.json', import.meta.url), 'utf8');
	const read = parseGameFile(file);
	if (!read.ok) throw new Error('The final can’t be read.');
	const laid = read.value.entries.filter(({ event }) => event.type === 'base/laid');
	const gameAfter = (tiles: number) =>
		replayRecord({ ...read.value, entries: laid.slice(0, tiles) }).game;
	expect(isPlayedOut(gameAfter(70))).toBe(false);
	expect(gameAfter(71).phase).toBe('playing');
	expect(isPlayedOut(gameAfter(71))).toBe(true);
});

describe('the clock of a running game', () => {
	const { game } = replayRecord(recordOf(FOUR_TURNS.slice(0, 3)));
	const limits = { minutes: 10, increment: 2 };

	it('is set up for whoever moves, also once more, and removed', () => {
		const set = given(changeClock(undefined, game, limits, T));
		expect(set).toMatchObject({ did: 'set', runs: game.toMove, paused: true, increment: 2000 });
		expect(set.left).toEqual([10 * MINUTE, 10 * MINUTE]);
		const fallen = { ...set, did: 'fell', fallen: 0 } as const;
		expect(changeClock(fallen, game, limits, T)).toEqual(set);
		expect(changeClock(fallen, game, undefined, T)).toMatchObject({ did: 'removed' });
		expect(changeClock(undefined, game, undefined, T)).toBeUndefined();
	});

	it('adds nothing for turns from before it, and takes nothing back', () => {
		const set = given(changeClock(undefined, game, limits, T));
		const before = withEvents(recordOf([]), [...FOUR_TURNS.slice(0, 2), set]);
		const undone: LoggedEvent = { type: 'log/undone' };
		const stepAfter = (...events: readonly LoggedEvent[]) =>
			lastStep(withEvents(before, events).entries);
		expect(stepAfter(undone)).toBe('changed');
		const back = given(follow(running(), turn(1, 0, 'changed'), after(30)));
		expect(back.left).toEqual([870 * SECOND, 900 * SECOND]);
		const passed: ClockEvent = { ...set, did: 'passed' };
		expect(stepAfter(undone, passed, { type: 'log/redone' })).toBe('changed');
		const later = FOUR_TURNS[2];
		if (!later) throw new Error('There are four turns.');
		expect(stepAfter(later)).toBe('forward');
		expect(stepAfter(later, passed, undone)).toBe('back');
		expect(stepAfter(later, passed, undone, passed, { type: 'log/redone' })).toBe('forward');
		expect(stepAfter(later, passed, undone, passed, undone)).toBe('changed');
	});
});
