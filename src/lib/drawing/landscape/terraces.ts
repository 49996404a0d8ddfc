import { mergePaths, type PathsByFill } from '../layers/fills';
import { UNIT, type Point } from '../geometry/point';
import { CELL, type Raster } from '../geometry/raster';
import { gableHouse, HOUSE_HIGH, longHouse, ROOFS } from '../shapes/houses';
import { tree } from '../shapes/plants';

/** The feet of all rows of houses on a tile, three to a block; lanes lie between blocks and along the tile's sides. */
export const FEET: readonly number[] = [0, 25, 50, 75].flatMap((lane) =>
	[8.6, 15.9, 23.2].map((foot) => lane + foot)
);
/** The narrowest house, the mean of all, and how far apart alleys are at most, in units. */
const NARROW = 4;
const USUAL = 8.8;
const ALLEY = 1.5;
/** The share of houses that make room for a garden. */
const GARDENS = 0.06;

/**
 * The houses of a city as it lies, row by row from the north: they stand wall to wall from the tile's side on, so that none
 * is cut there and none leaves a gap.
 * @param raster the tile as it's turned; all cells with the city's value are free to build on
 * @param feet how far from the north each row stands, of most cities {@link FEET}
 */
export function terraces(
	raster: Raster,
	city: number,
	feet: readonly number[],
	random: () => number
): PathsByFill {
	return mergePaths(
		feet.flatMap((foot) =>
			plotsIn(raster, city, foot).flatMap(([left, right]) => terrace(left, right, foot, random))
		)
	);
}

/** Stretches of a row that are free, from west to east. */
function plotsIn(
	raster: Raster,
	city: number,
	foot: number
): readonly (readonly [number, number])[] {
	const plots: [number, number][] = [];
	let left: number | undefined;
	for (let column = 0; column <= UNIT; column += CELL) {
		const free = column < UNIT && raster.hasColumn(column, foot - HOUSE_HIGH + 1, foot, city);
		if (free) left ??= column;
		else if (left !== undefined) {
			if (column - left >= NARROW) plots.push([left, column]);
			left = undefined;
		}
	}
	return plots;
}

/** Houses between two ends of a plot; alleys part some of them. */
function terrace(left: number, right: number, foot: number, random: () => number): PathsByFill[] {
	const many = Math.max(1, Math.round((right - left) / USUAL));
	const weights = Array.from({ length: many }, () => 0.7 + 0.6 * random());
	const share = (right - left) / weights.reduce((sum, each) => sum + each, 0);
	let x = left;
	return weights.map((weight, n) => {
		const wide = weight * share;
		const alley = n + 1 < many && wide > 7.5 && random() < 0.35 ? ALLEY : 0;
		const at: Point = { x: x + (wide - alley) / 2, y: foot - 0.9 * random() };
		x += wide;
		return house(at, wide - alley, random);
	});
}

function house(at: Point, wide: number, random: () => number): PathsByFill {
	const roof = ROOFS[Math.floor(random() * random() * 3.4)] ?? 'roof-a';
	const kind = random();
	if (kind < GARDENS && wide > 6) return tree({ x: at.x, y: at.y - 3.6 }, 2.7);
	return kind < 0.42 && wide < 9.5 ? gableHouse(at, wide, roof) : longHouse(at, wide, roof);
}

/** From the middle of a church's ground to its foot, and the least room that it needs, in units. */
const FOOT = 6;
const LEAST = 13;

/** A town's church where it has the room that it needs, away from other things: its foot, or nothing. */
export function churchIn(raster: Raster, city: number, avoid: readonly Point[]): Point | undefined {
	const room = raster.room();
	let best: Point | undefined;
	let most = 0;
	for (let y = 20; y < UNIT - 8; y += CELL)
		for (let x = 12; x < UNIT - 12; x += CELL) {
			const here = raster.at({ x, y }) === city ? room({ x, y }) : 0;
			const off = Math.min(40, ...avoid.map((other) => Math.hypot(other.x - x, other.y - y)));
			if (here < LEAST || off < 15) continue;
			const worth = Math.min(here, 20) + 0.4 * Math.min(off, 24);
			if (worth > most) [best, most] = [{ x, y: y + FOOT }, worth];
		}
	return best;
}
