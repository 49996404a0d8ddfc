import { finalRanking } from './knock-out';
import { pairedRound } from './pairing';
import { standingsOf } from './standings';
import { accepting, withTable, type Round, type TournamentState } from './state';
import type { PlayerId, Result, Stage, TablePlayers } from './tournament';

/* What a result changes that is corrected after the next rounds were paired. Those rounds stay as they are. */

/** A player whose place is another one. */
interface Moved {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
}

/** A round that was paired after the result. */
interface PairedSince {
	readonly round: number;
	readonly stage: Stage;
	/** Tables that it would have and hasn't: none, where it would be the same. */
	readonly otherwise: readonly TablePlayers[];
}

/** What a corrected result changes. @internal */
export interface ResultChanges {
	/** In the ranking with the finals after the last complete round, best first. */
	readonly moved: readonly Moved[];
	/** All rounds after that of the result, in their order. */
	readonly pairedSince: readonly PairedSince[];
}

/** What it would change if a table had this result. */
export function changesOfResult(
	state: TournamentState,
	round: number,
	table: number,
	result: Result
): ResultChanges {
	const accept = withTable(state, { round, table }, (one) => accepting(one, result));
	const corrected = { ...state, ...accept };
	const since = state.rounds.filter(({ number }) => number > round);
	return {
		moved: movedBetween(state, corrected),
		pairedSince: since.map((later) => ({
			round: later.number,
			stage: later.stage,
			otherwise: otherwise(later, state, corrected)
		}))
	};
}

function movedBetween(state: TournamentState, corrected: TournamentState): readonly Moved[] {
	const before = new Map(finalRanking(state).map(({ player, rank }) => [player, rank]));
	return finalRanking(corrected).flatMap(({ player, rank }) => {
		const from = before.get(player) ?? rank;
		return from === rank ? [] : [{ player, from, to: rank }];
	});
}

/** Tables that the correction brings: neither were they paired, nor would they have been without it. */
function otherwise(
	round: Round,
	state: TournamentState,
	corrected: TournamentState
): readonly TablePlayers[] {
	const paired = round.tables.map(({ players }) => players);
	const known = new Set([...paired, ...wouldBe(round, state)].map(pairOf));
	return wouldBe(round, corrected).filter((table) => !known.has(pairOf(table)));
}

const pairOf = (table: TablePlayers): string => [...table].sort().join(' ');

/** How a round would be paired. Where lots decide, they fall as the tables of the round have it, as far as that is known. */
function wouldBe(round: Round, state: TournamentState): readonly TablePlayers[] {
	const before = { ...state, rounds: state.rounds.slice(0, round.number - 1) };
	const places = new Map(
		round.tables.flatMap(({ players }) => players).map((id, index) => [id, index])
	);
	const lotOf = (player: PlayerId): number => places.get(player) ?? places.size;
	const order = standingsOf(before)
		.filter(({ player }) => round.present.includes(player))
		.sort((a, b) => a.rank - b.rank || lotOf(a.player) - lotOf(b.player));
	return pairedRound(before, round.stage, order).tables;
}
