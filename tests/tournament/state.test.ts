import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { judge, stateOf, winnerOf, type RefusalCode } from '../../src/lib/tournament/state';
import {
	tournamentSchema,
	type Result,
	type TournamentEvent
} from '../../src/lib/tournament/tournament';
import {
	SETTINGS,
	accepted,
	entered,
	ids,
	paired,
	played,
	scored,
	told,
	tournamentOf,
	withdrew
} from './support';

const reported = (round: number, table: number, result: Result): TournamentEvent => ({
	type: 'result/reported',
	round,
	table,
	result
});
const takenBack = (round: number): TournamentEvent => ({ type: 'round/withdrawn', round });
const settings = (changed: Partial<typeof SETTINGS>): TournamentEvent => ({
	type: 'settings/changed',
	settings: { ...SETTINGS, ...changed }
});

describe('the log of a tournament', () => {
	it('tells who entered when, who left, and who came back', () => {
		const log = [
			...['A', 'B'].map(entered),
			...played(1, 'A-B 80:70'),
			entered('C'),
			withdrew('A'),
			withdrew('B'),
			entered('A')
		];
		const state = stateOf(tournamentOf(ids(4), log));
		expect(state.refused).toEqual([]);
		expect(state.players).toEqual([
			{ id: 'A', name: 'Player A', active: true, enteredIn: 1 },
			{ id: 'B', name: 'Player B', active: false, enteredIn: 1 },
			{ id: 'C', name: 'Player C', active: true, enteredIn: 2 }
		]);
		expect(state.listed).toHaveLength(4);
	});

	it('lets who entered late play in a round that was taken back', () => {
		const log = [...played(1, 'A-B 80:70'), paired(2, 'B-A'), entered('C'), takenBack(2)];
		const state = stateOf(tournamentOf(ids(3), [...['A', 'B'].map(entered), ...log]));
		expect(state.refused).toEqual([]);
		expect(state.players.map(({ enteredIn }) => enteredIn)).toEqual([1, 1, 2]);
	});

	it('keeps reports that differ side by side, and counts what was accepted last', () => {
		const [ours, theirs] = [scored('80:70'), scored('80:71')];
		const before = told(2, [paired(1, 'A-B'), reported(1, 1, ours)]);
		expect(before.rounds[0]).toMatchObject({ complete: false, present: ['A', 'B'] });
		expect(before.rounds[0]?.tables[0]).toMatchObject({ reports: [ours], differing: false });
		const events = [paired(1, 'A-B'), reported(1, 1, ours), reported(1, 1, ours)];
		const both = told(2, [...events, reported(1, 1, theirs)]);
		expect(both.rounds[0]?.tables[0]).toMatchObject({ reports: [ours, theirs], differing: true });
		expect(both.rounds[0]?.tables[0]?.accepted).toBeUndefined();
		const after = told(2, [...events, accepted(1, 1, '80:70'), accepted(1, 1, '70:80')]);
		expect(after.rounds[0]).toMatchObject({ complete: true });
		expect(after.rounds[0]?.tables[0]).toMatchObject({
			accepted: scored('70:80'),
			reports: [ours],
			differing: false
		});
	});

	it('takes reports that differ for settled once one is accepted, until another one comes', () => {
		const [ours, theirs] = [scored('80:70'), scored('80:71')];
		const differs = (...more: readonly TournamentEvent[]) =>
			told(2, [paired(1, 'A-B'), reported(1, 1, ours), reported(1, 1, theirs), ...more]).rounds[0]
				?.tables[0]?.differing;
		expect(differs()).toBe(true);
		expect(differs(accepted(1, 1, '80:71'))).toBe(false);
		// What is known already says nothing new.
		expect(differs(accepted(1, 1, '80:71'), reported(1, 1, ours))).toBe(false);
		expect(differs(accepted(1, 1, '80:71'), reported(1, 1, scored('80:72')))).toBe(true);
	});

	it('takes a typed result and a report of the same game for alike, reports of two games not', () => {
		const [one, other] = ['a', 'b'].map((digit) => ({
			...scored('80:70'),
			game: digit.repeat(32)
		}));
		const differs = (...reports: readonly (Result | undefined)[]) =>
			told(2, [
				paired(1, 'A-B'),
				accepted(1, 1, '80:70'),
				reports.flatMap((result) => (result ? [reported(1, 1, result)] : []))
			]).rounds[0]?.tables[0]?.differing;
		expect(differs(one)).toBe(false);
		expect(differs(one, other)).toBe(true);
	});

	it('takes the last round back, and pairs it again', () => {
		const state = told(4, [
			played(1, 'A-B 80:70, C-D 80:70'),
			[paired(2, 'A-C B-D'), reported(2, 1, scored('80:70')), takenBack(2), paired(2, 'A-D B-C')]
		]);
		expect(state.refused).toEqual([]);
		expect(state.rounds.map(({ tables }) => tables[0]?.players)).toEqual([
			['A', 'B'],
			['A', 'D']
		]);
		expect(state.rounds[1]?.tables[0]?.reports).toEqual([]);
	});

	it('leaves out what doesn’t fit, and says which entries', () => {
		const state = told(2, [withdrew('C'), accepted(1, 1, '80:70'), played(1, 'A-B 80:70')]);
		expect(state.refused).toEqual([
			{ entry: 2, code: 'no-such-player' },
			{ entry: 3, code: 'no-such-round' }
		]);
		expect(state.rounds).toHaveLength(1);
	});

	const one = played(1, 'A-B 80:70, C-D 80:70');
	const open = [paired(1, 'A-B C-D E')];
	it.each<[RefusalCode, readonly TournamentEvent[], TournamentEvent]>([
		['no-such-player', [], entered('Z')],
		['already-entered', [], entered('A')],
		['no-such-player', [], withdrew('Z')],
		['no-such-player', [withdrew('A')], withdrew('A')],
		['no-such-player', [withdrew('A')], paired(1, 'A-B C-D')],
		['already-paired', one, paired(1, 'A-C B-D')],
		['no-such-round', one, paired(3, 'A-C B-D')],
		['round-open', open, paired(2, 'A-C B-D')],
		['wrong-tables', [], paired(1, 'A-B A-C')],
		['wrong-tables', [], { type: 'round/paired', round: 1, stage: 'rounds', tables: [] }],
		['wrong-tables', one, paired(2, 'A B C', 'semi-final')],
		['wrong-stage', [...one, paired(2, 'A C', 'quarter-final')], paired(3, 'A-C', 'final')],
		['wrong-stage', [...one, ...played(2, 'A-C 80:70', 'final')], paired(3, 'A-B C-D')],
		['wrong-stage', [...one, ...played(2, 'A-C 80:70', 'final')], paired(3, 'A-B', 'final')],
		['no-such-round', [], takenBack(1)],
		['no-such-round', [...one, ...played(2, 'A-C 8:7')], takenBack(1)],
		['has-results', one, takenBack(1)],
		['no-such-round', one, accepted(2, 1, '80:70')],
		['no-such-table', one, accepted(1, 3, '80:70')],
		['no-such-table', open, reported(1, 3, scored('80:70'))],
		['settled', one, settings({ pairing: 'round-robin' })],
		['settled', [...one, paired(2, 'A-C B-D'), accepted(2, 1, '8:7')], settings({ rounds: 1 })],
		['settled', [...one, ...played(2, 'A-C 80:70', 'final')], settings({ finals: 4 })]
	])('refuses: %s', (code, before, event) => {
		const state = told(5, before);
		expect(state.refused).toEqual([]);
		expect(judge(state, event)).toBe(code);
	});

	it.each<[readonly TournamentEvent[], TournamentEvent]>([
		[open, entered('F')],
		[open, withdrew('A')],
		[open, takenBack(1)],
		[one, settings({ tieBreaks: ['points'], rounds: 1, finals: 8 })],
		[one, paired(2, 'A-C B-D', 'semi-final')],
		[[...one, ...played(2, 'A-C 80:70', 'final')], accepted(1, 1, '60:70')],
		[[...one, ...played(2, 'A-C 80:70', 'final')], settings({ tieBreaks: [] })]
	])('accepts %#', (before, event) => {
		const log = [...ids(5).map(entered), ...before];
		const state = stateOf(tournamentOf(ids(6), log));
		expect(state.refused).toEqual([]);
		expect(judge(state, event)).toBeUndefined();
	});
});

describe('a table', () => {
	const table = (score?: string, players = 'A-B') =>
		told(2, [paired(1, players), score === undefined ? [] : [accepted(1, 1, score)]]).rounds[0]
			?.tables[0];
	it.each([
		['80:70', 0, 0],
		['70:80', 1, 1],
		['70:70', 'tie', 0],
		['90:20-0', 1, 1],
		['20:90-1', 0, 0],
		[undefined, undefined, undefined]
	] as const)('with %s is won by %s, in a final by %s', (score, inRounds, inFinal) => {
		const own = table(score);
		expect(own && winnerOf(own, 'rounds')).toBe(inRounds);
		expect(own && winnerOf(own, 'final')).toBe(inFinal);
	});

	it('whose players were both absent is won by nobody, in a final by who is placed better', () => {
		const result: Result = { points: [0, 0], decided: 'absent' };
		const own = told(2, [paired(1, 'A-B'), { type: 'result/accepted', round: 1, table: 1, result }])
			.rounds[0]?.tables[0];
		expect(own && winnerOf(own, 'rounds')).toBe('nobody');
		expect(own && winnerOf(own, 'final')).toBe(0);
	});

	it('with a bye is won', () => {
		const own = table(undefined, 'A');
		expect(own && winnerOf(own, 'rounds')).toBe(0);
	});
});

describe('a stored tournament', () => {
	const stored = tournamentOf(ids(2), [entered('A'), entered('B'), ...played(1, 'A-B 80:70-0')]);
	const reads = (value: unknown): boolean => v.safeParse(tournamentSchema, value).success;

	it('is read as it was written', () => {
		expect(v.parse(tournamentSchema, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
	});

	it('is refused when ids come twice, or when points decided and somebody lost all the same', () => {
		expect(reads({ ...stored, players: [...stored.players, ...stored.players] })).toBe(false);
		const wrong = (result: object) => ({
			...stored,
			entries: [{ at: 0, event: { type: 'result/accepted', round: 1, table: 1, result } }]
		});
		expect(reads(wrong({ points: [1, 2], decided: 'points', lost: 0 }))).toBe(false);
		expect(reads(wrong({ points: [1, 2], decided: 'time' }))).toBe(false);
		expect(reads(wrong({ points: [0, 0], decided: 'absent' }))).toBe(true);
		expect(reads(wrong({ points: [1, 2], decided: 'absent', lost: 0 }))).toBe(true);
	});
});
