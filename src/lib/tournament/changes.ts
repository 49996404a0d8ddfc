import { finalRanking } from './knock-out';
import { pairedRound } from './pairing';
import { standingsOf, type Standing } from './standings';
import { accepting, withTable, type Round, type TournamentState } from './state';
import type { Entrant } from './swiss';
import type { PlayerId, Result, Stage, TablePlayers } from './tournament';

/* What changes if a result is corrected after the next rounds were paired. Those rounds stay as they are. */

/** A player whose place changes. */
interface Moved {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
}

/** A round that was paired after the result. */
export interface PairedSince {
	readonly round: number;
	readonly stage: Stage;
	/** Tables that the round would have and doesn't have; empty if the round would be the same. */
	readonly otherwise: readonly TablePlayers[];
}

/** A result that a table would have in place of its own. */
interface ResultChange {
	/** Numbers of the round and the table. */
	readonly round: number;
	readonly table: number;
	readonly result: Result;
}

const withChange = (state: TournamentState, { result, ...at }: ResultChange): TournamentState => ({
	...state,
	...withTable(state, at, (one) => accepting(one, result))
});

/** The players whose place the change moves in the ranking with the finals after the last complete round, best first. */
export function movedBy(state: TournamentState, change: ResultChange): readonly Moved[] {
	const corrected = withChange(state, change);
	const before = new Map(finalRanking(state).map(({ player, rank }) => [player, rank]));
	return finalRanking(corrected).flatMap(({ player, rank }) => {
		const from = before.get(player) ?? rank;
		return from === rank ? [] : [{ player, from, to: rank }];
	});
}

/**
 * What the change does to each round that was paired after that of the result, in their order. Pairing a large round takes a
 * while: the rounds come one by one, so that other work gets a turn in between.
 */
export function* pairingsSince(
	state: TournamentState,
	change: ResultChange
): Generator<PairedSince, void> {
	const corrected = withChange(state, change);
	for (const round of state.rounds.slice(change.round)) {
		const { number, stage } = round;
		yield { round: number, stage, otherwise: otherwise(round, state, corrected) };
	}
}

/** Tables that are due to the correction: they weren't paired, and wouldn't have been without it. */
function otherwise(
	round: Round,
	state: TournamentState,
	corrected: TournamentState
): readonly TablePlayers[] {
	const [before, after] = [state, corrected].map((one) => basisOf(round, one));
	if (!before || !after || isSameBasis(before, after)) return [];
	const paired = round.tables.map(({ players }) => players);
	const known = new Set([...paired, ...uncorrected(round, state, before)].map(pairOf));
	return wouldBe(after).filter((table) => !known.has(pairOf(table)));
}

const pairOf = (table: TablePlayers): string => [...table].sort().join(' ');

/** What a round is paired by. */
interface Basis {
	readonly before: TournamentState;
	readonly stage: Stage;
	readonly order: readonly Standing[];
}

/** What a round would be paired by. If lots decide, they fall as the tables of the round have it, as far as that is known. */
function basisOf(round: Round, state: TournamentState): Basis {
	const before = { ...state, rounds: state.rounds.slice(0, round.number - 1) };
	const places = new Map(
		round.tables.flatMap(({ players }) => players).map((id, index) => [id, index])
	);
	const lotOf = (player: PlayerId): number => places.get(player) ?? places.size;
	const order = standingsOf(before)
		.filter(({ player }) => round.present.includes(player))
		.sort((a, b) => a.rank - b.rank || lotOf(a.player) - lotOf(b.player));
	return { before, stage: round.stage, order };
}

/**
 * True if a round is certainly paired the same: who met before is the same in both cases. In the finals it depends on who won.
 */
const isSameBasis = (one: Basis, other: Basis): boolean =>
	one.stage === 'rounds' &&
	JSON.stringify(one.order.map(entrantOf)) === JSON.stringify(other.order.map(entrantOf));

/** What counts of a player when a round before the finals is paired. */
const entrantOf = ({ player, wins, starts, byes }: Standing): Entrant => ({
	player,
	wins,
	starts,
	byes
});

const wouldBe = ({ before, stage, order }: Basis): readonly TablePlayers[] =>
	pairedRound(before, stage, order).tables;

/** How rounds would be paired again without any correction, by their number: this is the same whatever result is tried. */
const withoutCorrection = new WeakMap<TournamentState, Map<number, readonly TablePlayers[]>>();

function uncorrected(
	{ number }: Round,
	state: TournamentState,
	basis: Basis
): readonly TablePlayers[] {
	const known = withoutCorrection.get(state) ?? new Map<number, readonly TablePlayers[]>();
	withoutCorrection.set(state, known);
	const tables = known.get(number) ?? wouldBe(basis);
	known.set(number, tables);
	return tables;
}
