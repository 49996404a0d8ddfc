import type { Area, Ground } from './areas';
import { distanceToLine, distanceToRing, inside } from './line';
import { UNIT, type Line, type Point } from './point';

/** A place on a tile's land where something may stand. */
export interface Plot {
	readonly at: Point;
	/** The area it lies in: of a monastery and the field below it, the monastery. */
	readonly area: Area;
	/** Distance to the nearest outline, the tile's own sides included, in units. */
	readonly room: number;
	/** Distance to the middle of the nearest wall, in units; infinite where there is none. */
	readonly fromWall: number;
}

/** Distance of plots from each other, in units: the grid has one in the middle of the tile. */
const STEP = 4;
const PER_ROW = UNIT / STEP;
const MARGIN = (UNIT - (PER_ROW - 1) * STEP) / 2;

const GRID: readonly Point[] = Array.from({ length: PER_ROW ** 2 }, (_, i) => ({
	x: MARGIN + STEP * (i % PER_ROW),
	y: MARGIN + STEP * Math.floor(i / PER_ROW)
}));

/** The plots of a tile, on a fixed grid, so that all that is placed asks the same few questions of the land. */
export function plotsOf({ areas, walls }: Ground): readonly Plot[] {
	const above = areas.filter(({ kind }) => kind === 'monastery');
	const inOrder = [...above, ...areas.filter(({ kind }) => kind !== 'monastery')];
	const islands = above.flatMap(({ rings }) => rings);
	return GRID.flatMap((at) => {
		const area = inOrder.find(({ rings }) => within(at, rings));
		if (!area) return [];
		const shores = area.kind === 'field' ? [...area.rings, ...islands] : area.rings;
		const room = Math.min(...shores.map((ring) => distanceToRing(at, ring)));
		const fromWall = Math.min(...walls.map(({ line }) => distanceToLine(at, line)));
		return [{ at, area, room, fromWall }];
	});
}

/** True when the point lies in one of the rings. */
export const within = (point: Point, rings: readonly Line[]): boolean =>
	rings.some((ring) => inside(point, ring));

/** The plot with the highest worth, of equals the first; undefined when none has any. */
export function best(plots: readonly Plot[], worth: (plot: Plot) => number): Plot | undefined {
	let found: Plot | undefined;
	let most = -Infinity;
	for (const plot of plots) {
		const here = worth(plot);
		if (here > most) [found, most] = [plot, here];
	}
	return found;
}
