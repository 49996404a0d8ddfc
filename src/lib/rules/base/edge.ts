import type { Board } from '../../engine/board';
import { endCloses, endsBetween, type Bounds } from '../../engine/bounds';
import { partsOf, type Feature, type Part } from '../../engine/feature';
import type { Rulings } from '../../engine/rulings';
import { around, turnSide } from '../../engine/spot';
import { edgeRuleOf, tableSizeOf } from './rulings';

/**
 * Where the table ends by the rulings, the start tile in its middle: of an even number of tiles in a row, one more lies
 * east of it, or south. Undefined where the edge doesn't matter.
 */
export function boundsOf(rulings: Rulings): Bounds | undefined {
	const rule = edgeRuleOf(rulings);
	if (rule === 'none') return undefined;
	const [west, east] = ends(tableSizeOf(rulings, 'tableWidth'));
	const [north, south] = ends(tableSizeOf(rulings, 'tableHeight'));
	return { west, north, east, south, closes: rule === 'completes' };
}

/** The first and the last of so many spots in a row, 0 in their middle. */
function ends(size: number): readonly [number, number] {
	const first = -Math.floor((size - 1) / 2);
	return [first, first + size - 1];
}

/** True for a road, city or monastery of which the edge of the table closes something. */
export const isClosedByEdge = (board: Board, feature: Feature): boolean =>
	board.bounds?.closes === true && partsOf(feature).some((part) => meetsEdge(board, part));

function meetsEdge(board: Board, { tile, segment }: Part): boolean {
	if (segment.kind === 'field') return false;
	if (segment.kind === 'monastery')
		return around(tile).some((spot) => endsBetween(board, tile, spot));
	return segment.sides.some((side) => endCloses(board, tile, turnSide(side, tile.rotation)));
}
