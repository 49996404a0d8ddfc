import type { Game } from '../../engine/game';
import { totals } from '../../engine/ledger';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';

/** What one event paid. */
export interface Scoring {
	/** Number of events with it: the position to show. */
	readonly position: number;
	readonly turn: TurnNumber;
	/** Points for each player, by seat; negative where points were taken away. */
	readonly gains: readonly number[];
}

/** The events of a game that changed a score, in order. */
export function scoringsOf(game: Game): readonly Scoring[] {
	const turns = turnNumbers(game);
	return game.history.flatMap(({ settlements }, index): readonly Scoring[] => {
		if (settlements.length === 0) return [];
		const gains = totals(settlements, game.players);
		if (gains.every((points) => points === 0)) return [];
		return [{ position: index + 1, turn: turns[index] ?? 0, gains }];
	});
}

/** The scoring at a position, the last one before it, and the first one after it. */
export const scoringsAround = (scorings: readonly Scoring[], position: number) => ({
	now: scorings.find((one) => one.position === position),
	before: scorings.findLast((one) => one.position < position),
	after: scorings.find((one) => one.position > position)
});
