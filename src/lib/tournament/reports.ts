import { fail, ok, type Result as Outcome } from '../engine/result';
import { withEvents } from './changing';
import { pairingTag, type Invitation, type TableReport } from './link';
import { stateOf, type Round, type Table, type TournamentState } from './state';
import type { Tournament } from './tournament';

/*
 * How tables are invited to report their results, and what becomes of a report. A report is written beside those that are there
 * already, and accepts nothing.
 */

/** The names at a table, of the player who starts and of the other one; undefined for a bye. */
function namesAt(
	{ players }: TournamentState,
	table: Table
): readonly [string, string] | undefined {
	const [first, second] = table.players.map((id) => players.find((one) => one.id === id)?.name);
	return first === undefined || second === undefined ? undefined : [first, second];
}

/** The invitation for all tables of a round with two players; undefined if there are none. */
export function invitationOf(tournament: Tournament, round: Round): Invitation | undefined {
	const state = stateOf(tournament);
	const tables = round.tables.flatMap((table) => {
		const players = namesAt(state, table);
		const pairing = pairingTag(table.players);
		return players ? [{ table: table.number, pairing, players }] : [];
	});
	if (tables.length === 0) return undefined;
	const { id, name } = tournament;
	return {
		kind: 'invitation',
		tournament: id,
		name,
		round: round.number,
		rules: round.stage === 'rounds' ? 'rounds' : 'knock-out',
		tables
	};
}

/** Why a report has no place: no such round or table was paired, others play there now, or nothing more can be entered. */
export type ReportProblem = 'no-such-round' | 'no-such-table' | 'other-players' | 'full';

/** What a report is to its table: the first one, one that was known already, the same as what is there, or different from it. */
export type Arrival = 'first' | 'known' | 'agrees' | 'differs';

/** A tournament with a report: the same tournament if the report was known. */
interface Reported {
	readonly how: Arrival;
	readonly tournament: Tournament;
}

/**
 * Writes a report beside those that are there, once.
 * @param at the time in ms since 1970 UTC
 */
export function withReport(
	tournament: Tournament,
	report: TableReport,
	at: number
): Outcome<Reported, ReportProblem> {
	const { round, table, result } = report;
	const event = { type: 'result/reported', round, table, result } as const;
	const before = tableAt(tournament, report);
	if (before?.players.length !== 2)
		return fail(hasRound(tournament, round) ? 'no-such-table' : 'no-such-round');
	if (pairingTag(before.players) !== report.pairing) return fail('other-players');
	const next = withEvents(tournament, [event], at);
	if (!next.ok) return fail('full');
	const after = tableAt(next.value, report);
	if (!after || after.reports.length === before.reports.length)
		return ok({ how: 'known', tournament });
	return ok({ how: arrivalOf(before, after), tournament: next.value });
}

const hasRound = (tournament: Tournament, round: number): boolean =>
	stateOf(tournament).rounds.length >= round;

function arrivalOf(before: Table, after: Table): Arrival {
	if (after.differing) return 'differs';
	return before.reports.length > 0 || before.accepted ? 'agrees' : 'first';
}

const tableAt = (
	tournament: Tournament,
	{ round, table }: Pick<TableReport, 'round' | 'table'>
): Table | undefined => stateOf(tournament).rounds[round - 1]?.tables[table - 1];

/** A table that waits for a result. */
interface OpenTable {
	readonly round: number;
	readonly table: number;
	readonly pairing: number;
	/** Names of the player who starts and of the other one. */
	readonly players: readonly [string, string];
}

/** The tables without an accepted result that were paired before a time in ms since 1970 UTC. */
export function openTables(tournament: Tournament, before: number): readonly OpenTable[] {
	const state = stateOf(tournament);
	return state.rounds
		.filter(({ number }) => pairedAt(tournament, number) <= before)
		.flatMap(({ number, tables }) =>
			tables.flatMap((table) => {
				const players = table.accepted ? undefined : namesAt(state, table);
				const pairing = pairingTag(table.players);
				return players ? [{ round: number, table: table.number, pairing, players }] : [];
			})
		);
}

/** When a round was last paired; Infinity if it wasn't. */
const pairedAt = ({ entries }: Tournament, round: number): number =>
	entries.findLast(({ event }) => event.type === 'round/paired' && event.round === round)?.at ??
	Infinity;
