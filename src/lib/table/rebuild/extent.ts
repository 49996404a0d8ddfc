import type { Spot } from '../../engine/spot';

/** The part of the table that tiles cover: its north-western spot, and its numbers of rows and columns. */
export interface Extent extends Spot {
	readonly rows: number;
	readonly columns: number;
}

/** A spot as row and column of the extent, from 1 in the north-west. */
export interface Position {
	readonly row: number;
	readonly column: number;
}

/** The extent of these spots; of no spots it has no rows and columns. */
export function extentOf(spots: readonly Spot[]): Extent {
	if (spots.length === 0) return { x: 0, y: 0, rows: 0, columns: 0 };
	const xs = spots.map(({ x }) => x);
	const ys = spots.map(({ y }) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, rows: Math.max(...ys) - y + 1, columns: Math.max(...xs) - x + 1 };
}

/** A spot as row and column. */
export const positionIn = (extent: Extent, { x, y }: Spot): Position => ({
	row: y - extent.y + 1,
	column: x - extent.x + 1
});
