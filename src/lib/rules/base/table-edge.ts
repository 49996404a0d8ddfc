import type { Board } from '../../engine/board';
import { isClosedByEdgeAt, isEdgeBetween, type Bounds } from '../../engine/bounds';
import { partsOf, type Feature, type Part } from '../../engine/feature';
import type { MutableGame } from '../../engine/game';
import { setBounds } from '../../engine/holes';
import type { Rulings } from '../../engine/rulings';
import { around, turnSide } from '../../engine/spot';
import { edgeRuleOf, tableSizeOf, type EdgeRule } from './rulings';

/**
 * Where the table ends by the rulings before anything is laid but a tile at (0, 0). That lies in the middle: of an even number
 * of tiles in a row one more lies east of it, or south. Where tiles are shifted it may come to lie at any end of its row.
 * Undefined for no edge.
 */
export function boundsOf(rulings: Rulings): Bounds | undefined {
	const rule = edgeRuleOf(rulings);
	if (rule === 'none') return undefined;
	const ends = rule === 'shifts' ? anywhere : inTheMiddle;
	const [west, east] = ends(tableSizeOf(rulings, 'tableWidth'));
	const [north, south] = ends(tableSizeOf(rulings, 'tableHeight'));
	return { west, north, east, south, closes: rule === 'completes' };
}

/** The first and the last of some spots in a row. */
type Ends = readonly [first: number, last: number];

function inTheMiddle(size: number): Ends {
	const first = -Math.floor((size - 1) / 2);
	return [first, first + size - 1];
}

const anywhere = (size: number): Ends => [1 - size, size - 1];

/** The edge after a tile was laid, where it moves with what lies there; such an edge closes nothing. */
export function moveTableEdge({ board, rules }: MutableGame): void {
	const move = MOVES[edgeRuleOf(rules.rulings)];
	if (!rules.bounds || !move) return;
	const xs = board.order.map(({ x }) => x);
	const ys = board.order.map(({ y }) => y);
	const [west, east] = move([rules.bounds.west, rules.bounds.east], xs);
	const [north, south] = move([rules.bounds.north, rules.bounds.south], ys);
	setBounds(board, { west, north, east, south, closes: false });
}

/** How the ends of a row move from where they were at first, by what lies in it. */
const MOVES: Readonly<Partial<Record<EdgeRule, (first: Ends, laid: readonly number[]) => Ends>>> = {
	extends: ([from, to], laid) => [Math.min(from, ...laid), Math.max(to, ...laid)],
	shifts: ([from, to], laid) => [Math.max(...laid) + from, Math.min(...laid) + to]
};

/** True where the edge moves with what is laid. */
export const tableEdgeMoves = (rulings: Rulings): boolean =>
	MOVES[edgeRuleOf(rulings)] !== undefined;

/** True for a road, city or monastery of which the edge of the table closes something. */
export const isClosedByEdge = (board: Board, feature: Feature): boolean =>
	board.bounds?.closes === true && partsOf(feature).some((part) => meetsEdge(board, part));

function meetsEdge(board: Board, { tile, segment }: Part): boolean {
	if (segment.kind === 'field') return false;
	if (segment.kind === 'monastery')
		return around(tile).some((spot) => isEdgeBetween(board, tile, spot));
	return segment.sides.some((side) => isClosedByEdgeAt(board, tile, turnSide(side, tile.rotation)));
}
