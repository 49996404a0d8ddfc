import type { GridCell, Point } from '../reading';
import { correction, type Shift } from './correction';
import { inverse, mapPoint, product, type GridSize, type Homography } from './homography';

/** The cells that are looked at, in a grid of some size. */
export interface Cells extends GridSize {
	readonly cells: readonly GridCell[];
}

/**
 * Where the tiles of a grid lie in a photo: the grid, and how far each tile lies off its cell, because tiles drift on a board.
 */
export interface Placement {
	readonly homography: Homography;
	/** In tiles, in the order of the cells. */
	readonly drift: readonly Point[];
}

/** A tile that was seen in the photo. */
export interface Sighting {
	/** The place of its cell in the list. */
	readonly cell: number;
	/** Its centre, in pixels of the photo. */
	readonly at: Point;
	/** How far it can be trusted, from 0 to 1. */
	readonly weight: number;
}

/** A grid whose tiles lie exactly in their cells. */
export const straight = (homography: Homography, { cells }: Cells): Placement => ({
	homography,
	drift: cells.map(() => ({ x: 0, y: 0 }))
});

/** The centre of a tile, in the grid's own units. */
export const centreOf = ({ column, row }: GridCell, drift: Point = { x: 0, y: 0 }): Point => ({
	x: column + 0.5 + drift.x,
	y: row + 0.5 + drift.y
});

/** Fits a grid to the tiles that were seen: first the whole grid, then each tile by how it and its neighbours lie. */
export function fitGrid(
	homography: Homography,
	grid: Cells,
	sightings: readonly Sighting[]
): Placement {
	const first = shiftsFrom(homography, grid, sightings);
	const better = product(homography, correction(grid, first));
	const rest = shiftsFrom(better, grid, sightings);
	return { homography: better, drift: grid.cells.map((cell) => driftAt(centreOf(cell), rest)) };
}

function shiftsFrom(
	homography: Homography,
	{ cells }: Cells,
	sightings: readonly Sighting[]
): readonly Shift[] {
	const back = inverse(homography);
	return sightings.flatMap(({ cell, at: seen, weight }) => {
		const place = cells[cell];
		if (!place) return [];
		const at = centreOf(place);
		const to = mapPoint(back, seen);
		return { at, by: { x: to.x - at.x, y: to.y - at.y }, weight };
	});
}

/** Within about this distance tiles drift alike, in tiles. */
const NEAR = 0.8;
/** The weight of the assumption that a tile doesn't drift at all. */
const STILL = 0.3;
/** The most that a tile drifts from the fitted grid, in tiles. */
const FARTHEST = 0.2;

function driftAt(at: Point, shifts: readonly Shift[]): Point {
	let [x, y, sum] = [0, 0, STILL];
	for (const { at: from, by, weight } of shifts) {
		const apart = (from.x - at.x) ** 2 + (from.y - at.y) ** 2;
		const counts = Math.hypot(by.x, by.y) > 2 * FARTHEST ? 0 : weight;
		const share = counts * Math.exp(-apart / (2 * NEAR ** 2));
		x += share * by.x;
		y += share * by.y;
		sum += share;
	}
	return { x: limit(x / sum), y: limit(y / sum) };
}

const limit = (drift: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, drift));
