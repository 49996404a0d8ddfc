import { type Board, isClosedByEdgeAt, isEdgeBetween, type Bounds } from '../../engine/board';
import { partsOf, type Feature, type Part } from '../../engine/feature';
import type { MutableGame } from '../../engine/game';
import { setBounds } from '../../engine/holes';
import type { Rulings } from '../../engine/rulings';
import { around, turnSide } from '../../engine/spot';
import { edgeRuleOf, tableSizeOf, type EdgeRule } from './rulings';

/**
 * The edge of the table before the first turn; undefined for none. Tile (0, 0) lies in the middle; an even row has
 * one more tile to its east or south. With `shifts` that tile may end up anywhere in its row.
 */
export function boundsOf(rulings: Rulings): Bounds | undefined {
	const rule = edgeRuleOf(rulings);
	if (rule === 'none') return undefined;
	const ends = rule === 'shifts' ? anywhere : inTheMiddle;
	const [west, east] = ends(tableSizeOf(rulings, 'tableWidth'));
	const [north, south] = ends(tableSizeOf(rulings, 'tableHeight'));
	return { west, north, east, south, closes: rule === 'completes' };
}

/** The first and last spot of a row. */
type Ends = readonly [first: number, last: number];

function inTheMiddle(size: number): Ends {
	const first = -Math.floor((size - 1) / 2);
	return [first, first + size - 1];
}

const anywhere = (size: number): Ends => [1 - size, size - 1];

/** Moves the edge after a tile was laid, if it is one that moves; such an edge closes nothing. */
export function moveTableEdge({ board, rules }: MutableGame): void {
	const move = rules.bounds && MOVES[edgeRuleOf(rules.rulings)];
	if (!rules.bounds || !move) return;
	const xs = board.order.map(({ x }) => x);
	const ys = board.order.map(({ y }) => y);
	const [west, east] = move([rules.bounds.west, rules.bounds.east], xs);
	const [north, south] = move([rules.bounds.north, rules.bounds.south], ys);
	setBounds(board, { west, north, east, south, closes: false });
}

/** How the ends of a row move from where they were at first, depending on the tiles that lie in it. */
const MOVES: Readonly<Partial<Record<EdgeRule, (first: Ends, laid: readonly number[]) => Ends>>> = {
	extends: ([from, to], laid) => [Math.min(from, ...laid), Math.max(to, ...laid)],
	shifts: ([from, to], laid) => [Math.max(...laid) + from, Math.min(...laid) + to]
};

export const tableEdgeMoves = (rulings: Rulings): boolean =>
	MOVES[edgeRuleOf(rulings)] !== undefined;

/** True for a road, city or monastery that the edge of the table closes somewhere. */
export const isClosedByEdge = (board: Board, feature: Feature): boolean =>
	board.bounds?.closes === true && partsOf(feature).some((part) => meetsEdge(board, part));

function meetsEdge(board: Board, { tile, segment }: Part): boolean {
	if (segment.shape === 'field') return false;
	if (segment.shape === 'centre')
		return around(tile).some((spot) => isEdgeBetween(board, tile, spot));
	return segment.sides.some((side) => isClosedByEdgeAt(board, tile, turnSide(side, tile.rotation)));
}
