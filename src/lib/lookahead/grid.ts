import type { Spot } from '../engine/spot';

/**
 * The spots of a table as cells of a square that is joined at its borders. A table of so many tiles, with the open spots
 * around it, spans no more cells than the square has in each direction: no two of its spots share a cell.
 */
export interface Grid {
	readonly width: number;
	/** The cell beside another one, at `4 * cell + side`. */
	readonly beside: Int16Array;
	/** The eight cells around another one, at `8 * cell`: clockwise from the north-west. */
	readonly around: Int16Array;
}

const BESIDE = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0]
] as const;
const AROUND = [
	[-1, -1],
	[0, -1],
	[1, -1],
	[1, 0],
	[1, 1],
	[0, 1],
	[-1, 1],
	[-1, 0]
] as const;

/** The grid for tables of at most so many tiles. */
export function gridFor(tiles: number): Grid {
	const width = tiles + 2;
	const steps = (all: readonly (readonly [number, number])[]) =>
		Int16Array.from({ length: width * width * all.length }, (_, index) => {
			const cell = Math.floor(index / all.length);
			const [dx, dy] = all[index % all.length] ?? [0, 0];
			return cellAt(width, { x: (cell % width) + dx, y: Math.floor(cell / width) + dy });
		});
	return { width, beside: steps(BESIDE), around: steps(AROUND) };
}

/** The cell of a spot. */
export const cellAt = (width: number, { x, y }: Spot): number =>
	wrap(y, width) * width + wrap(x, width);

const wrap = (value: number, width: number): number => ((value % width) + width) % width;
