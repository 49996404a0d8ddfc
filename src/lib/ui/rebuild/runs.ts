import type { Spot } from '../../engine/spot';

/** Spots side by side in one row: the western one, and how many there are. */
interface Run extends Spot {
	readonly columns: number;
}

/** Spots as runs, so that one frame holds those that lie side by side. */
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
