import { type Arm, parapetsAlong } from '../roads/arm';
import { firstOf, lastOf, offsetLine, pointAlong, reverse } from '../geometry/courses';
import { closedPath, pathOf } from '../geometry/line';
import {
	CENTRE,
	distance,
	minus,
	plus,
	rightOf,
	times,
	unit,
	type Line,
	type Point
} from '../geometry/point';
import { spansOver } from './bridges';
import { STREAM_HALF, type Stream } from './banks';
import { bank, forkBanks, shoreOf } from './stream';

/** Water and the bridges over it as SVG path data in units, from the bottom up; empty strings where a tile has none. */
export interface WaterPaths {
	readonly edge: string;
	readonly bank: string;
	readonly shallow: string;
	readonly deep: string;
	/** Lines of light on open water, and cracks in ice: `land.css` shows either. */
	readonly ripples: string;
	readonly cracks: string;
	/** Leaves on a lake; none on ice. */
	readonly lilies: string;
	/** The middle of the roads on bridges, and the lines of both parapets. */
	readonly spans: string;
	readonly parapets: string;
}

/** How far inside of the banks each layer begins, in units. */
const EDGE = 0;
const BANK = 0.9;
const SHALLOW = 2.3;
const DEEP = 4.6;
/** How far water reaches over the side of its tile, in units, so that no gap shows between neighbours. */
const BLEED = 0.9;

/** The flat drawing of a tile's water. */
export function waterPaths(
	streams: readonly Stream[],
	arms: readonly Arm[],
	random: () => number
): WaterPaths {
	const layer = (inset: number): string =>
		closedPath(streams.flatMap((stream) => bodyOf(stream, inset)));
	const spans = spansOver(arms, streams);
	const open = streams.flatMap((stream) => flowOf(stream, spans, random));
	return {
		edge: layer(EDGE),
		bank: layer(BANK),
		shallow: layer(SHALLOW),
		deep: layer(DEEP),
		ripples: open.map(pathOf).join(''),
		cracks: streams
			.flatMap((stream) => cracksIn(stream, spans, random))
			.map(pathOf)
			.join(''),
		lilies: closedPath(streams.flatMap((stream) => liliesOn(stream, random))),
		spans: spans.map(pathOf).join(''),
		parapets: spans.flatMap(parapetsAlong).map(pathOf).join('')
	};
}

/** The outline of water, `inset` inside of its banks. */
function bodyOf({ line, basin, forks }: Stream, inset: number): readonly Line[] {
	if (forks) return [forkBody(forks, inset)];
	const half = STREAM_HALF - inset;
	const [right, left] = [bank(line, half), bank(line, -half)];
	const through = basin === undefined;
	const ring = [...overSides(left, through), ...reverse(overSides(right, through))];
	return basin ? [ring, shoreOf(basin, inset)] : [ring];
}

/** One arm of water that forks: its banks, and the middle where it meets the others. */
function forkBody(forks: NonNullable<Stream['forks']>, inset: number): Line {
	const { right, left } = forkBanks(forks, inset);
	return [...overSides(left, false), CENTRE, ...reverse(overSides(right, false))];
}

/** A line that goes on a little over the side where it begins, and over that where it ends. */
function overSides(line: Line, through: boolean): Line {
	const out = (end: Point, before: Point): Point =>
		plus(end, times(unit(minus(end, before)), BLEED));
	const [first, second = first, ...rest] = line;
	if (!first || !second) return line;
	const begun = [out(first, second), first, second, ...rest];
	return through ? [...begun, out(lastOf(line), firstOf(line.slice(-2)))] : begun;
}

/** Least distance of ripples, cracks and leaves from the middle of a bridge, in units. */
const FROM_SPAN = 11;
const isClear = (at: Point, spans: readonly Line[]): boolean =>
	spans.every((span) => distance(at, pointAlong(span, 0.5)) > FROM_SPAN);

/** Short lines along the flow, and around the middle of a basin. */
function flowOf(
	{ line, basin }: Stream,
	spans: readonly Line[],
	random: () => number
): readonly Line[] {
	const course = basin ? line.slice(0, -1) : line;
	const along = Array.from({ length: basin ? 2 : 7 }, (_, n) => {
		const from = 0.05 + (0.8 * (n + 0.6 * random())) / (basin ? 2 : 7);
		const by = (random() - 0.5) * (STREAM_HALF - DEEP) * 1.5;
		const shares = [0, 0.03, 0.06, 0.09].map((more) => from + more * (0.7 + 0.6 * random()));
		return offsetLine(
			shares.sort((a, b) => a - b).map((share) => pointAlong(course, share)),
			by
		);
	});
	return [...along, ...(basin ? arcsIn(basin, random) : [])].filter((ripple) =>
		ripple.every((point) => isClear(point, spans))
	);
}

function arcsIn(
	{ at, radius }: NonNullable<Stream['basin']>,
	random: () => number
): readonly Line[] {
	return Array.from({ length: Math.round(radius / 3) }, () => {
		const [r, begin] = [radius * (0.15 + 0.55 * random()), 2 * Math.PI * random()];
		const span = (3 + 3.5 * random()) / Math.max(4, r);
		return Array.from({ length: 6 }, (_, n) => {
			const angle = begin + (span * n) / 5;
			return plus(at, { x: r * Math.cos(angle), y: r * Math.sin(angle) });
		});
	});
}

/** Cracks in ice: bent lines across the water, with a branch. */
function cracksIn(
	{ line, basin }: Stream,
	spans: readonly Line[],
	random: () => number
): readonly Line[] {
	const many = basin ? 3 : 4;
	return Array.from({ length: many }, (_, n) => {
		const at = basin ? basin.at : pointAlong(line, (n + 0.3 + 0.4 * random()) / many);
		const reach = basin ? 0.62 * basin.radius : STREAM_HALF - DEEP + 1;
		return crack(at, reach, (basin ? (n * 2 * Math.PI) / many : 0) + 2 * random(), random);
	})
		.flat()
		.filter((each) => each.every((point) => isClear(point, spans)));
}

function crack(at: Point, reach: number, angle: number, random: () => number): readonly Line[] {
	const step = (from: Point, by: number): Point => {
		const heading = angle + (random() - 0.5) * 1.5;
		return plus(from, { x: by * Math.cos(heading), y: by * Math.sin(heading) });
	};
	const start = step(at, -0.5 * reach);
	const middle = step(start, 0.5 * reach);
	const end = step(middle, 0.5 * reach);
	const aside = plus(middle, times(rightOf(minus(end, middle)), 0.6));
	return [
		[start, middle, end],
		[middle, aside]
	];
}

/** Round leaves in groups near the shore of a lake. */
function liliesOn({ basin }: Stream, random: () => number): readonly Line[] {
	if (!basin || basin.radius < 20) return [];
	return Array.from({ length: 3 }, () => 2 * Math.PI * random()).flatMap((angle) => {
		const group = plus(
			basin.at,
			times({ x: Math.cos(angle), y: Math.sin(angle) }, 0.66 * basin.radius)
		);
		return Array.from({ length: 3 }, (_, n) => {
			const turn = (n * 2 * Math.PI) / 3 + random();
			const middle = plus(group, times({ x: Math.cos(turn), y: Math.sin(turn) }, 1.9));
			return leaf(middle, 1.1 + 0.5 * random(), 2 * Math.PI * random());
		});
	});
}

/** A circle with a notch. */
const leaf = (at: Point, radius: number, turned: number): Line => [
	at,
	...Array.from({ length: 9 }, (_, n) => {
		const angle = turned + 0.4 + ((2 * Math.PI - 0.8) * n) / 8;
		return plus(at, times({ x: Math.cos(angle), y: Math.sin(angle) }, radius));
	})
];
