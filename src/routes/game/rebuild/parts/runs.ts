import type { Spot } from '$lib/engine/spot';

/** Adjacent spots in one row: the western one, and how many. */
interface Run extends Spot {
	readonly columns: number;
}

/** Spots as runs of adjacent ones, so that one frame surrounds each. */
export function runsOf(spots: readonly Spot[]): readonly Run[] {
	const isSpot = (x: number, y: number): boolean =>
		spots.some((spot) => spot.x === x && spot.y === y);
	return spots
		.filter(({ x, y }) => !isSpot(x - 1, y))
		.map(({ x, y }) => {
			let columns = 1;
			while (isSpot(x + columns, y)) columns++;
			return { x, y, columns };
		});
}
