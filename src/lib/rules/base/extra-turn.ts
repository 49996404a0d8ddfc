import { tileAt, type Board } from '../../engine/board';
import type { Game } from '../../engine/game';
import { ALL_SIDES, beside, type Spot } from '../../engine/spot';
import { fillsHoles } from '../../engine/tile';
import { filledHoleGivesTurn } from './rulings';

/** True when a house rule gives another turn for a tile between four others; not for one made for that. The table's edge is no tile. */
export const getsExtraTurn = ({ rules, board, turn }: Game): boolean =>
	turn !== undefined &&
	filledHoleGivesTurn(rules.rulings) &&
	!fillsHoles(turn.tile.type) &&
	isFilled(board, turn.tile);

const isFilled = (board: Board, spot: Spot): boolean =>
	ALL_SIDES.every((side) => tileAt(board, beside(spot, side)));
