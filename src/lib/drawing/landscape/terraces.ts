import { mergePaths, type PathsByFill } from '../layers/fills';
import { UNIT, type Point } from '../geometry/point';
import { CELL, type Raster } from '../geometry/raster';
import { gableHouse, HOUSE_HIGH, longHouse, ROOFS } from '../shapes/houses';
import { tree } from '../shapes/plants';

/** The y of all rows of houses on a tile, three to a block. Lanes run between blocks and along the tile's sides. */
export const FEET: readonly number[] = [0, 25, 50, 75].flatMap((lane) =>
	[8.6, 15.9, 23.2].map((foot) => lane + foot)
);
/** Width of the narrowest house, mean width, and largest distance between alleys, in units. */
const NARROW = 4;
const USUAL = 8.8;
const ALLEY = 1.5;
/** Share of houses replaced by a garden. */
const GARDENS = 0.06;

/**
 * The houses of a city in its rotation, row by row from the north, wall to wall from the tile's side on, so that none is cut.
 * @param raster the turned tile; cells with the city's value are free
 * @param feet the y of each row, for most cities {@link FEET}
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

/** The free stretches of a row, from west to east. */
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

/** Houses between the two ends of a stretch, with a few alleys. */
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

/** Distance from the middle of a church's site to its foot, and the least room that it needs, in units. */
const FOOT = 6;
const LEAST = 13;

/** The foot of a city's church, where there is room away from other things; undefined where there is none. */
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
