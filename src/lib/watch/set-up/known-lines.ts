import type { Spot } from '../../engine/spot';
import { frameOf, linesAlong, type Direction, type Lines } from '../../snap/grid/directions';
import type { Edges } from '../../snap/grid/edges';
import {
	inverse,
	mapPoint,
	product,
	type GridSize,
	type Homography
} from '../../snap/grid/homography';
import { standingOut, sumUpTo } from '../../snap/grid/sums';

/** A grid that a board may fill: its cells are counted from the corner of the smallest rectangle around all tiles. */
export interface KnownGrid extends GridSize {
	readonly homography: Homography;
	readonly lines: Lines;
	/** How clearly its lines stand out. */
	readonly value: number;
}

/** How many sides of tiles lie on each line of a board, across its columns and its rows. */
interface SidesOnLines {
	readonly upright: readonly number[];
	readonly level: readonly number[];
}

/** How wide the bins are in which lines are counted, in lengths of the picture's longer side. */
const BIN = 0.001;
/** The narrowest and widest tile that is tried, in the same lengths, and the factor from one width to the next. */
const [NARROWEST, WIDEST, WIDER] = [0.02, 0.3, 1.015];
/** How far a line may be from its place, and how far the lines are moved from one try to the next, in tiles. */
const [STRAYING, STEP] = [0.05, 0.03];
/** A usual focal length, in lengths of the picture's longer side, and the error of a tile's shape that it leads to, as a logarithm. */
const FOCAL = 0.8;
const SHAPE_ERROR = 0.1;
/** Lines that are farther than this from the middle of the edges don't belong to the same board; in the same lengths. */
const FARTHEST = 0.8;
/** How far the outermost lines may lie outside all edges, and how far edges may lie outside these lines, in tiles. */
const [OUTSIDE, NEARLY] = [0.2, 0.1];
/** How many places are tried in each direction, and how far apart they must be, in tiles. */
const TRIED = 4;
const APART = 0.1;

/** Lines at equal distances: how far apart, where the first of them is, and how clearly they stand out. */
interface Comb {
	readonly pitch: number;
	readonly start: number;
	readonly value: number;
}

/** The sides on the lines of a board that fills a rectangle from (0, 0) on. */
export function sidesOn(cells: readonly Spot[]): SidesOnLines {
	const taken = new Set(cells.map(({ x, y }) => `${String(x)},${String(y)}`));
	const has = (x: number, y: number): boolean => taken.has(`${String(x)},${String(y)}`);
	const columns = Math.max(...cells.map(({ x }) => x)) + 1;
	const rows = Math.max(...cells.map(({ y }) => y)) + 1;
	const count = (length: number, is: (at: number) => boolean): number =>
		Array.from({ length }, (_, at) => at).filter(is).length;
	return {
		upright: Array.from({ length: columns + 1 }, (_, x) =>
			count(rows, (y) => has(x - 1, y) || has(x, y))
		),
		level: Array.from({ length: rows + 1 }, (_, y) =>
			count(columns, (x) => has(x, y - 1) || has(x, y))
		)
	};
}

/**
 * The grids in which a board fits the edges along two directions.
 * @param sides the sides of its tiles, for each way in which it may be turned
 */
export function knownGrids(
	edges: Edges,
	pair: readonly [Direction, Direction],
	sides: readonly SidesOnLines[]
): readonly KnownGrid[] {
	const [lines, frame] = [linesAlong(edges, pair), frameOf(edges, pair)];
	const [across, down] = [profileOf(lines, frame, 1), profileOf(lines, frame, 0)];
	const shape = Math.log(depthOf(pair[1]) / depthOf(pair[0]));
	return sides.flatMap(({ upright, level }) => {
		const size = { columns: upright.length - 1, rows: level.length - 1 };
		const [wides, highs] = [combsIn(across, upright), combsIn(down, level)];
		return wides.flatMap((wide) =>
			highs.map((high) => {
				const off = (Math.log(wide.pitch / high.pitch) - shape) / SHAPE_ERROR;
				const value = wide.value + high.value - off ** 2 / 2;
				return { ...size, lines, value, homography: gridOf(frame, wide, high) };
			})
		);
	});
}

/** A frame with a tile as its unit, and its origin on the board's corner. */
const gridOf = (frame: Homography, wide: Comb, high: Comb): Homography =>
	product(frame, [wide.pitch, 0, wide.start, 0, high.pitch, high.start, 0, 0, 1]);

const depthOf = ({ pull }: Direction): number => Math.hypot(1 / FOCAL, pull);

/** How many edges along one direction lie at each place across it: their sums up to each bin. The first bin begins at `from`. */
interface Profile {
	readonly from: number;
	readonly sums: Float64Array;
}

function profileOf({ count, x, y, second }: Lines, frame: Homography, which: number): Profile {
	const back = inverse(frame);
	const places: number[] = [];
	for (let at = 0; at < count; at++) {
		if (second[at] !== which) continue;
		const place = mapPoint(back, { x: x[at] ?? 0, y: y[at] ?? 0 });
		const across = which === 0 ? place.y : place.x;
		if (Math.abs(across) < FARTHEST) places.push(across);
	}
	const from = places.reduce((least, place) => Math.min(least, place), FARTHEST) - BIN;
	const to = places.reduce((most, place) => Math.max(most, place), from) + BIN;
	const sums = new Float64Array(Math.ceil((to - from) / BIN) + 1);
	for (const place of places) {
		const bin = Math.floor((place - from) / BIN) + 1;
		sums[bin] = (sums[bin] ?? 0) + 1;
	}
	for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0);
	return { from, sums };
}

/** The combs on which a board's lines fit a profile best. Each line counts by how many sides it has. */
function combsIn({ from, sums }: Profile, sides: readonly number[]): readonly Comb[] {
	const combs: Comb[] = [];
	const spans = sides.length - 1;
	for (let pitch = NARROWEST; pitch < WIDEST; pitch *= WIDER) {
		if ((pitch / BIN) * (spans - 2 * OUTSIDE) > sums.length) break;
		combs.push(
			...combsOf(sums, sides, pitch / BIN).map(({ start, value }) => ({
				pitch,
				start: from + start * BIN,
				value
			}))
		);
	}
	const isApart = (one: Comb, other: Comb): boolean => {
		const starts = Math.abs(one.start - other.start);
		const ends = Math.abs(one.start + spans * one.pitch - other.start - spans * other.pitch);
		return Math.max(starts, ends) > APART * one.pitch;
	};
	const taken: Comb[] = [];
	for (const comb of combs.sort((one, other) => other.value - one.value))
		if (taken.length < TRIED && taken.every((one) => isApart(one, comb))) taken.push(comb);
	return taken;
}

/** The combs of one pitch, in bins: one for each place where they may start. */
function combsOf(sums: Float64Array, sides: readonly number[], pitch: number) {
	const heights = standingOut(sums, pitch, STRAYING);
	const spread = Math.hypot(...heights) / Math.sqrt(heights.length) || 1;
	const [long, out, all] = [pitch * (sides.length - 1), OUTSIDE * pitch, sums.at(-1) ?? 1];
	const combs: { readonly start: number; readonly value: number }[] = [];
	const step = Math.max(1, STEP * pitch);
	for (let start = -out; start + long < sums.length + out; start += step) {
		const most = start + long + NEARLY * pitch;
		const inside = (sumUpTo(sums, most) - sumUpTo(sums, start - NEARLY * pitch)) / all;
		let sum = 0;
		for (const [line, count] of sides.entries())
			sum += count * (heights[Math.round(start + line * pitch)] ?? 0);
		combs.push({ start, value: (inside ** 2 * sum) / spread / Math.hypot(...sides) });
	}
	return combs;
}
