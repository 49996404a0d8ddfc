import { closedPath, pathOf } from '../geometry/line';
import { distance, plus, times, UNIT, type Line, type Point } from '../geometry/point';
import type { Raster } from '../geometry/raster';
import { FIELD } from './field-raster';

/** The pattern of a tile's fields as SVG path data; roads and cities are drawn over it. */
export interface Meadow {
	/** Patches a little lighter and a little darker than the field. */
	readonly light: string;
	readonly dark: string;
	/** Ploughed land with two crops, and its furrows. */
	readonly crops: readonly [string, string];
	readonly furrows: string;
}

/** Least distance of patches from the sides of the tile, so that none is cut, in units. */
const FROM_SIDE = 4;
/** Least half width of ploughed land, and the width of a furrow, in units. */
const LEAST_CROP = 8.5;
const FURROW = 3.1;

/** The random pattern of a tile's fields. */
export function meadowOf(plots: readonly CropPatch[], random: () => number): Meadow {
	const patches = (many: number): string =>
		closedPath(Array.from({ length: many }, () => patch(random)));
	const crop = (kind: number): string =>
		closedPath(plots.filter((_, n) => n % 2 === kind).map(({ ring }) => ring));
	return {
		light: patches(3),
		dark: patches(2),
		crops: [crop(0), crop(1)],
		furrows: plots.flatMap(({ furrows }) => furrows.map(pathOf)).join('')
	};
}

/** A patch with a round outline, well within the tile. */
function patch(random: () => number): Line {
	const [rx, ry] = [9 + 13 * random(), 5 + 7 * random()];
	const room = (r: number): number => FROM_SIDE + r + (UNIT - 2 * (FROM_SIDE + r)) * random();
	const middle = { x: room(rx * 1.15), y: room(ry * 1.15) };
	const wobble = [random(), random(), random()];
	return Array.from({ length: 22 }, (_, n) => {
		const angle = (n / 22) * 2 * Math.PI;
		const r =
			1 +
			0.1 * Math.sin(2 * angle + 6 * (wobble[0] ?? 0)) +
			0.08 * Math.sin(3 * angle + 6 * (wobble[1] ?? 0));
		return plus(middle, { x: r * rx * Math.cos(angle), y: r * ry * Math.sin(angle) });
	});
}

export interface CropPatch {
	readonly ring: Line;
	readonly furrows: readonly Line[];
}

/** Ploughed land where a field has room for it, in pairs of two crops. */
export function cropPatchesIn(fields: Raster, random: () => number): readonly CropPatch[] {
	const room = fields.room();
	const clear = (at: Point): number =>
		fields.at(at) === FIELD
			? Math.min(room(at), at.x - 2, at.y - 2, UNIT - 2 - at.x, UNIT - 2 - at.y)
			: 0;
	const cropPatches: CropPatch[] = [];
	const middles: Point[] = [];
	for (let n = 0; n < 50 && middles.length < 2; n++) {
		const at = { x: UNIT * random(), y: UNIT * random() };
		const half = Math.min(19, clear(at) - 0.5);
		if (half < LEAST_CROP || middles.some((other) => distance(other, at) < 38)) continue;
		middles.push(at);
		cropPatches.push(...pair(at, half, random));
	}
	return cropPatches;
}

/** Two crop patches that share a side, within a circle. */
function pair(at: Point, radius: number, random: () => number): readonly CropPatch[] {
	const angle = Math.PI * random();
	const along: Point = { x: Math.cos(angle), y: Math.sin(angle) };
	const across: Point = { x: -along.y, y: along.x };
	const [long, wide] = [radius * 0.84, radius * 0.54];
	const cut = (random() - 0.5) * 0.5 * long;
	const corner = (u: number, v: number): Point => plus(at, plus(times(along, u), times(across, v)));
	return [
		cropPatch(corner, -long, cut - 0.5, wide, false),
		cropPatch(corner, cut + 0.5, long, wide * (0.75 + 0.25 * random()), true)
	];
}

function cropPatch(
	corner: (u: number, v: number) => Point,
	from: number,
	to: number,
	half: number,
	turned: boolean
): CropPatch {
	const ring = [corner(from, -half), corner(to, -half), corner(to, half), corner(from, half)];
	const [first, last] = turned ? [from, to] : [-half, half];
	const many = Math.max(1, Math.floor((last - first) / FURROW));
	const furrows = Array.from({ length: many }, (_, n) => {
		const at = first + ((n + 0.5) * (last - first)) / many;
		return turned
			? [corner(at, 0.8 - half), corner(at, half - 0.8)]
			: [corner(from + 0.8, at), corner(to - 0.8, at)];
	});
	return { ring, furrows };
}
