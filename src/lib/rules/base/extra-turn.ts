import { tileAt, type Board } from '../../engine/board';
import type { Game } from '../../engine/game';
import { ALL_SIDES, beside, type Spot } from '../../engine/spot';
import { fillsHoles } from '../../engine/tile';
import { filledHoleGivesTurn } from './rulings';

/**
 * Whether whoever laid the last tile lays another: by a house rule for a spot with a tile on each side. A tile made
 * for such spots earns nothing, and the edge of a table is no tile.
 */
export const getsExtraTurn = ({ rules, board, turn }: Game): boolean =>
	turn !== undefined &&
	filledHoleGivesTurn(rules.rulings) &&
	!fillsHoles(turn.tile.type) &&
	isFilled(board, turn.tile);

const isFilled = (board: Board, spot: Spot): boolean =>
	ALL_SIDES.every((side) => tileAt(board, beside(spot, side)));
