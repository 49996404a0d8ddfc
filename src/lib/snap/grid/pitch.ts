import type { Direction, Lines } from './directions';
import { inverse, mapPoint, product, type Homography } from './homography';
import { standingOut, sumsOf } from './sums';

/** Lines at equal distances: how far apart, where one of them is, and how clearly they stand out. */
interface Comb {
	readonly pitch: number;
	readonly start: number;
	readonly value: number;
}

/** Lines are counted in this many bins on each side of the middle, each this wide. */
const HALF = 400;
const BIN = 0.0025;
/**
 * The narrowest and widest tile that is tried, in lengths of the photo's longer side, and the factor from one width to the
 * next.
 */
const NARROWEST = 0.03;
const WIDEST = 0.26;
const WIDER = 1.01;
/** How far a line may be from the place where the comb expects it, in tiles. */
const STRAYING = 0.07;
/** This part of the lines, the outermost ones, is left out at each end. */
const OUTSIDE = 0.02;
const LEAST_LINES = 3;
/**
 * A usual focal length, in lengths of the photo's longer side, and the error that it leads to in the shape of a tile, as a
 * logarithm.
 */
const FOCAL = 0.85;
const SHAPE_ERROR = 0.08;
/** How many grids are tried, and by how much their tiles must differ in width or height, as a logarithm. */
const TRIED = 6;
const APART = 0.04;

/**
 * The grids that fit lines best, the best first: maps from their own units to the photo. Which of their lines is the outermost
 * isn't known yet.
 * @param frame see `frameOf`
 */
export function gridsAlong(
	lines: Lines,
	frame: Homography,
	[first, second]: readonly [Direction, Direction]
): readonly Homography[] {
	const [acrossFirst, acrossSecond] = [0, 1].map((which) =>
		combsIn(profileOf(lines, frame, which))
	);
	const shape = Math.log(depthOf(second) / depthOf(first));
	const pairs = (acrossSecond ?? []).flatMap((wide) =>
		(acrossFirst ?? []).flatMap((high) => {
			const off = (Math.log(wide.pitch / high.pitch) - shape) / SHAPE_ERROR;
			const value = wide.value + high.value - off ** 2 / 2;
			return Math.abs(off) > 3 ? [] : [{ wide, high, value }];
		})
	);
	pairs.sort((one, other) => other.value - one.value);
	return different(pairs).map(({ wide, high }) => gridOf(frame, wide, high));
}

/** How long a step along a direction is on the table, if it is seen by a usual camera. */
const depthOf = ({ pull }: Direction): number => Math.hypot(1 / FOCAL, pull);

interface CombPair {
	readonly wide: Comb;
	readonly high: Comb;
}

function different(sorted: readonly CombPair[]): readonly CombPair[] {
	const taken: CombPair[] = [];
	const differ = (one: Comb, other: Comb) => Math.abs(Math.log(one.pitch / other.pitch)) > APART;
	for (const pair of sorted) {
		if (taken.length === TRIED) break;
		if (taken.every(({ wide, high }) => differ(wide, pair.wide) || differ(high, pair.high)))
			taken.push(pair);
	}
	return taken;
}

/** A frame with a tile as its unit, and its origin on a corner of one. */
const gridOf = (frame: Homography, wide: Comb, high: Comb): Homography =>
	product(frame, [wide.pitch, 0, wide.start, 0, high.pitch, high.start, 0, 0, 1]);

/** How many edges along one direction lie at each place across it. */
function profileOf({ count, x, y, second }: Lines, frame: Homography, which: number): Float64Array {
	const back = inverse(frame);
	const profile = new Float64Array(2 * HALF);
	for (let at = 0; at < count; at++) {
		if (second[at] !== which) continue;
		const place = mapPoint(back, { x: x[at] ?? 0, y: y[at] ?? 0 });
		const bin = Math.floor((which === 0 ? place.y : place.x) / BIN + HALF);
		if (bin >= 0 && bin < profile.length) profile[bin] = (profile[bin] ?? 0) + 1;
	}
	return profile;
}

/** The best comb of each pitch. */
function combsIn(profile: Float64Array): readonly Comb[] {
	const sums = sumsOf(profile);
	const all = sums[profile.length] ?? 0;
	const from = sums.findIndex((sum) => sum > OUTSIDE * all);
	const to = sums.findIndex((sum) => sum >= (1 - OUTSIDE) * all);
	const combs: Comb[] = [];
	for (let pitch = NARROWEST; pitch < WIDEST; pitch *= WIDER) {
		const comb = bestComb(standingOut(sums, pitch / BIN, STRAYING), [from, to], pitch / BIN);
		if (comb) combs.push({ pitch, start: (comb.start - HALF) * BIN, value: comb.value });
	}
	return combs;
}

/** The start, in bins, from which lines at a distance stand out most. */
function bestComb(
	heights: Float64Array,
	[from, to]: readonly [number, number],
	pitch: number
): { readonly start: number; readonly value: number } | undefined {
	const within = heights.subarray(from, to + 1);
	const spread = Math.sqrt(within.reduce((sum, one) => sum + one * one, 0) / within.length) || 1;
	let best: { start: number; value: number } | undefined;
	for (let start = from; start < from + pitch; start++) {
		let [sum, count] = [0, 0];
		for (let at = start; at <= to; at += pitch, count++) sum += heights[Math.round(at)] ?? 0;
		const value = sum / spread / Math.sqrt(count);
		if (count >= LEAST_LINES && (!best || value > best.value)) best = { start, value };
	}
	return best;
}
