import { ALL_SIDES, around, beside, type Spot } from '../engine/spot';

/**
 * The spots of a table as cells of a square whose opposite borders are joined. A table of so many tiles, with the open spots
 * around it, spans no more cells than the square has in each direction, so no two of its spots share a cell.
 */
export interface Grid {
	readonly width: number;
	/** The cell beside another one, at `4 * cell + side`. */
	readonly beside: Int16Array;
	/** The eight cells around another one, at `8 * cell`: clockwise from the north-west. */
	readonly around: Int16Array;
}

/** The grid for tables of at most so many tiles. */
export function gridFor(tiles: number): Grid {
	const width = tiles + 2;
	const cells = Array.from({ length: width * width }, (_, cell) => ({
		x: cell % width,
		y: Math.floor(cell / width)
	}));
	const listed = (spotsBy: (spot: Spot) => readonly Spot[]) =>
		Int16Array.from(cells.flatMap((spot) => spotsBy(spot).map((other) => cellAt(width, other))));
	return {
		width,
		beside: listed((spot) => ALL_SIDES.map((side) => beside(spot, side))),
		around: listed(around)
	};
}

/** The cell of a spot. */
export const cellAt = (width: number, { x, y }: Spot): number =>
	wrap(y, width) * width + wrap(x, width);

const wrap = (value: number, width: number): number => ((value % width) + width) % width;
