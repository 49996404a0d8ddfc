import { ledgerOf, type Game } from '../../engine/game';
import { totals, type Settlement } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';
import type { Board } from '../../engine/board';
import { finalKindOf, type Source } from '../../record';

/** One award of a player, and the sum up to it. */
interface SummedAward {
	readonly turn: TurnNumber;
	readonly settlement: Settlement;
	readonly points: number;
	readonly sum: number;
}

/** A player's awards that changed the score, in their order. The last sum is the score, or {@link isBalanced} is false. */
export function awardsOf(game: Game, player: PlayerIndex): readonly SummedAward[] {
	const turns = turnNumbers(game);
	let sum = 0;
	return game.history.flatMap(({ settlements }, event) =>
		settlements.flatMap((settlement) =>
			settlement.awards
				.filter((award) => award.player === player && award.points !== 0)
				.map(({ points }) => {
					sum += points;
					return { turn: turns[event] ?? 0, settlement, points, sum };
				})
		)
	);
}

/** True when all awards add up to the scores. Only then can a game be finished. */
export function isBalanced(game: Game): boolean {
	const sums = totals(ledgerOf(game), game.players);
	return sums.every((sum, player) => sum === game.scores[player]);
}

/** The steps of the final scoring with one kind. */
export interface FinalGroup {
	/** As a source of points. */
	readonly kind: Source;
	/** Number of steps before it, and with it. */
	readonly from: number;
	readonly to: number;
}

/** The steps of the final scoring by kind; kinds without any are left out. */
export function groupsOf(board: Board, steps: readonly Settlement[]): readonly FinalGroup[] {
	const kinds = steps.map((step) => finalKindOf(board, step));
	return [...new Set(kinds)].map((kind) => {
		const from = kinds.indexOf(kind);
		return { kind, from, to: from + kinds.filter((other) => other === kind).length };
	});
}
