import type { Game } from '../../engine/game';
import type { Spot } from '../../engine/spot';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';
import { sentenceAt, type GameHistory } from '../past/history';
import { positionLaid } from '../past/positions';

/** The turn that laid a tile. */
export interface Laying {
	/** Number of events up to it. */
	readonly position: number;
	readonly turn: TurnNumber;
	/** What was laid and placed, in a sentence. */
	readonly says: string;
	/** What it paid, by seat. */
	readonly gains: readonly number[];
}

/**
 * The turn that laid the tile on a spot; undefined for a tile that lay there before the first turn.
 * @param shown the game that the board shows: while the past is being corrected, its turns may differ from those of the log
 */
export function layingOf(spot: Spot, shown: Game, past: GameHistory): Laying | undefined {
	const { game } = past;
	const position = positionLaid(shown, spot);
	if (position === undefined || position !== positionLaid(game, spot)) return undefined;
	const before = game.history[position - 2]?.scores ?? [];
	const after = game.history[position - 1]?.scores ?? [];
	return {
		position,
		turn: turnNumbers(game)[position - 1] ?? 0,
		says: sentenceAt(past, position),
		gains: after.map((points, seat) => points - (before[seat] ?? 0))
	};
}
