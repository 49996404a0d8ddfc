import { describe, expect, it } from 'vitest';
import { pairingTag, type TableReport } from '../../src/lib/tournament/link';
import { invitationOf, openTables, withReport } from '../../src/lib/tournament/reports';
import { stateOf } from '../../src/lib/tournament/state';
import {
	playerId,
	tournamentId,
	type Result,
	type TablePlayers,
	type Tournament,
	type TournamentEvent
} from '../../src/lib/tournament/tournament';

const NOW = 2_000_000;
const NAMES = ['Ben', 'Ana', 'Eve', 'Jan', 'Kim'];
const ids = NAMES.map((name) => playerId(name.toLowerCase()));
const seats = (...at: readonly number[]): TablePlayers => at.flatMap((one) => ids[one] ?? []);
const TABLES = [seats(0, 1), seats(2, 3), seats(4)];

const paired = (round: number, tables: readonly TablePlayers[]): TournamentEvent => ({
	type: 'round/paired',
	round,
	stage: 'rounds',
	tables
});

function tournament(...events: readonly TournamentEvent[]): Tournament {
	const entered = ids.map((player) => ({ type: 'player/entered', player }) as const);
	return {
		v: 1,
		id: tournamentId('cup'),
		created: 1_000,
		name: 'Spring cup',
		settings: { pairing: 'swiss', rounds: 3, tieBreaks: [], finals: 0 },
		players: ids.map((id, at) => ({ id, name: NAMES[at] ?? '' })),
		entries: [...entered, ...events].map((event, at) => ({ at: 1_000_000 + at, event }))
	};
}
const first = tournament(paired(1, TABLES));

const RESULT: Result = { points: [96, 95], decided: 'points', game: 'a'.repeat(32) };
const report = (change: Partial<TableReport> = {}): TableReport => ({
	kind: 'report',
	tournament: first.id,
	round: 1,
	table: 1,
	pairing: pairingTag(seats(0, 1)),
	players: ['Ben', 'Ana'],
	result: RESULT,
	...change
});

const must = (to: Tournament, one: TableReport) => {
	const read = withReport(to, one, NOW);
	if (!read.ok) throw new Error(read.error);
	return read.value;
};
const accepted = (result: Result): TournamentEvent => ({
	type: 'result/accepted',
	round: 1,
	table: 1,
	result
});
const tableIn = (state: Tournament) => stateOf(state).rounds[0]?.tables[0];

describe('a report', () => {
	it('is written beside what is there, and accepts nothing', () => {
		const { how, tournament: next } = must(first, report());
		expect(how).toBe('first');
		expect(next.entries.at(-1)).toEqual({
			at: NOW,
			event: { type: 'result/reported', round: 1, table: 1, result: RESULT }
		});
		expect(tableIn(next)).toMatchObject({ reports: [RESULT], differing: false });
		expect(tableIn(next)?.accepted).toBeUndefined();
	});

	it('changes nothing when it comes again, also after it was accepted', () => {
		const once = must(first, report()).tournament;
		expect(must(once, report())).toEqual({ how: 'known', tournament: once });
		const counted = tournament(paired(1, TABLES), ...lastEvents(once), accepted(RESULT));
		expect(must(counted, report())).toEqual({ how: 'known', tournament: counted });
	});

	it('unlike another one, or unlike what counts, stands beside it', () => {
		const other = report({ result: { ...RESULT, points: [90, 95] } });
		const both = must(must(first, report()).tournament, other);
		expect(both.how).toBe('differs');
		expect(tableIn(both.tournament)?.reports).toHaveLength(2);

		const typed = tournament(paired(1, TABLES), accepted({ points: [80, 70], decided: 'points' }));
		const late = must(typed, report());
		expect(late.how).toBe('differs');
		expect(tableIn(late.tournament)?.accepted?.points).toEqual([80, 70]);
	});

	it('that says what was typed before agrees with it', () => {
		const typed = tournament(paired(1, TABLES), accepted({ points: [96, 95], decided: 'points' }));
		expect(must(typed, report()).how).toBe('agrees');
	});

	it.each<[string, Partial<TableReport>]>([
		['no-such-round', { round: 2 }],
		['no-such-table', { table: 4 }],
		// A bye is no game.
		['no-such-table', { table: 3, pairing: pairingTag(seats(4)) }],
		['other-players', { pairing: pairingTag(seats(1, 0)) }],
		['other-players', { table: 2 }]
	])('is refused: %s', (error, change) => {
		expect(withReport(first, report(change), NOW)).toEqual({ ok: false, error });
	});

	it('of a round that was taken back and paired again is refused, though the table is there', () => {
		const again = tournament(
			paired(1, TABLES),
			{ type: 'round/withdrawn', round: 1 },
			paired(1, [seats(1, 2), seats(0, 3), seats(4)])
		);
		expect(withReport(again, report(), NOW)).toEqual({ ok: false, error: 'other-players' });
	});

	it('still finds its table when a name was corrected or erased', () => {
		const erased = { ...first, players: first.players.map((one) => ({ ...one, name: '' })) };
		expect(must(erased, report()).how).toBe('first');
	});
});

const lastEvents = ({ entries }: Tournament): readonly TournamentEvent[] =>
	entries.slice(-1).map(({ event }) => event);

describe('the invitation of a round', () => {
	it('has the tables at which two play, with who starts first', () => {
		const [round] = stateOf(first).rounds;
		expect(round && invitationOf(first, round)).toEqual({
			kind: 'invitation',
			tournament: 'cup',
			name: 'Spring cup',
			round: 1,
			rules: 'rounds',
			tables: [
				{ table: 1, pairing: pairingTag(seats(0, 1)), players: ['Ben', 'Ana'] },
				{ table: 2, pairing: pairingTag(seats(2, 3)), players: ['Eve', 'Jan'] }
			]
		});
	});

	it('is none where nobody plays', () => {
		const alone = tournament(paired(1, [seats(4)]));
		const [round] = stateOf(alone).rounds;
		expect(round && invitationOf(alone, round)).toBeUndefined();
	});
});

describe('the tables that wait for a result', () => {
	it('are those without an accepted one, of rounds paired by then', () => {
		const one = tournament(paired(1, TABLES), accepted(RESULT));
		expect(openTables(one, NOW).map(({ players }) => players)).toEqual([['Eve', 'Jan']]);
		expect(openTables(one, 1_000_000)).toEqual([]);
	});
});
