import type { Area, TileGeometry } from './areas';
import { distanceToLine } from '../geometry/courses';
import { distanceToRing, within } from '../geometry/line';
import { UNIT, type Point } from '../geometry/point';

/** A place on a tile where something may stand. */
export interface Plot {
	readonly at: Point;
	/** The area it lies in: a monastery wins over the field below it. */
	readonly area: Area;
	/** Distance to the nearest outline, the tile's sides included, in units. */
	readonly room: number;
	/** Distance to the nearest centre line of a wall or of a road below a city, in units; Infinity where there is none. */
	readonly fromWall: number;
}

/** Distance of plots from each other and from the tile's sides, in units. One lies in the middle of the tile. */
const STEP = 5;
const PER_ROW = UNIT / STEP - 1;

const GRID: readonly Point[] = Array.from({ length: PER_ROW ** 2 }, (_, i) => ({
	x: STEP * (1 + (i % PER_ROW)),
	y: STEP * (1 + Math.floor(i / PER_ROW))
}));

/** The plots of a tile, on a grid, without its roads. Measured once for everything that is placed. */
export function plotsOf({ areas, wallPieces, dashes, viaducts }: TileGeometry): readonly Plot[] {
	const above = areas.filter(({ shape }) => shape === 'centre');
	const inOrder = [...above, ...areas.filter(({ shape }) => shape !== 'centre')];
	const islands = above.flatMap(({ rings }) => rings);
	const shores = new Map(
		areas.map((area) => [
			area,
			area.kind === 'field' || area.kind === 'city' ? [...area.rings, ...islands] : area.rings
		])
	);
	const fences = [...wallPieces.map(({ line }) => line), ...dashes, ...viaducts];
	const plots: Plot[] = [];
	for (const at of GRID) {
		const area = inOrder.find(({ rings }) => within(at, rings));
		if (!area || area.kind === 'road') continue;
		const room = nearest(shores.get(area) ?? [], (ring) => distanceToRing(at, ring));
		const fromWall = nearest(fences, (line) => distanceToLine(at, line));
		plots.push({ at, area, room, fromWall });
	}
	return plots;
}

function nearest<T>(things: readonly T[], distanceTo: (thing: T) => number): number {
	let least = Infinity;
	for (const thing of things) least = Math.min(least, distanceTo(thing));
	return least;
}

/** The plot of the highest worth, of equals the first; undefined when there are none. */
export function best(plots: readonly Plot[], worth: (plot: Plot) => number): Plot | undefined {
	let found: Plot | undefined;
	let most = -Infinity;
	for (const plot of plots) {
		const here = worth(plot);
		if (here > most) [found, most] = [plot, here];
	}
	return found;
}
