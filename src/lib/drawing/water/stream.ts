import { isRoad, type PathSegment, type TileType } from '../../engine/tile';
import type { Side } from '../../engine/spot';
import { courseStart, type Arm } from '../roads/arm';
import { basinOf } from './basins';
import type { Wall } from '../cities/walls';
import { courseTo, gateAlong, wallFrom } from '../roads/gates';
import { isWater, STREAM_HALF, type Basin, type Stream } from './banks';
import { curve, lastOf, lengthOf, offsetLine, reverse } from '../geometry/courses';
import {
	CENTRE,
	distance,
	inwards,
	middleOf,
	minus,
	plus,
	sideAfter,
	times,
	unit,
	type Line,
	type Point
} from '../geometry/point';

/** How much the banks swing to either side between the sides of a tile, in units, and how often. */
const SWING = 1.1;
const WAVES = 2.4;

/** The water of a tile, by its arms where it forks, ends at a city or passes below one. */
export const streamsIn = (type: TileType, walls: readonly Wall[]): readonly Stream[] =>
	type.segments.filter(isWater).flatMap((segment) => streamsAlong(type, segment, walls));

function streamsAlong(
	type: TileType,
	segment: PathSegment,
	walls: readonly Wall[]
): readonly Stream[] {
	const { sides, gate, under } = segment;
	const city = gate ?? (type.segments[under ?? -1]?.kind === 'city' ? under : undefined);
	if (city !== undefined) return sides.map((side) => streamToWall(segment, side, city, walls));
	if (sides.length > 2) return sides.map((side) => forkedStream(type, segment, side));
	return [streamOf(type, segment)];
}

function streamOf(type: TileType, segment: PathSegment): Stream {
	const { index, sides } = segment;
	const [from, to] = sides;
	if (from === undefined) throw new Error(`The water ${String(index)} reaches no side.`);
	if (to === undefined) return endingStream(type, segment, from);
	const line = fine(courseBetween(type, from, to));
	const bridged = segment.under !== undefined;
	return { segment: index, line, bridged, arm: armOf(index, line) };
}

/** How far the water swings aside for a monastery or a city on one bank, in units. */
const FOR_MONASTERY = 16;
const FOR_CITY = 9;
const LEAN = 5;

/** Least distance of the points of a course, in units. */
const STEP = 3;

/** A line with points enough to swing. */
const fine = (line: Line): Line =>
	line.flatMap((to, i) => {
		const from = line[i - 1];
		const steps = from ? Math.max(1, Math.round(distance(from, to) / STEP)) : 1;
		return from
			? Array.from({ length: steps }, (_, n) => plus(from, times(minus(to, from), (n + 1) / steps)))
			: [to];
	});

/** A bend, or a course through the middle that keeps clear of what stands on a bank. */
function courseBetween(type: TileType, from: Side, to: Side): Line {
	const reach = 27;
	const [start, out] = courseStart(from, reach);
	const [end, back] = courseStart(to, reach);
	if (to - from !== 2) return [middleOf(from), ...curve(start, out, back, end), middleOf(to)];
	const middle = plus(CENTRE, asideOf(type));
	const along = times(inwards(from), 20);
	return [
		middleOf(from),
		...curve(...courseStart(from, 18), minus(middle, along), middle),
		...reverse(curve(...courseStart(to, 18), plus(middle, along), middle)).slice(1),
		middleOf(to)
	];
}

/** Where to and how far the middle of the water moves away from the tile's. */
function asideOf({ segments, id }: TileType): Point {
	const caps = segments.flatMap((each) =>
		each.shape === 'area' && each.sides.length === 1 ? each.sides : []
	);
	const [cap] = caps;
	if (cap !== undefined) return caps.length === 1 ? times(inwards(cap), FOR_CITY) : { x: 0, y: 0 };
	const road = segments.find((each) => isRoad(each) && each.end === 'monastery');
	if (road?.shape === 'path' && road.sides[0] !== undefined)
		return times(inwards(road.sides[0]), -FOR_MONASTERY);
	return { x: 0, y: id.length % 2 === 0 ? LEAN : -LEAN };
}

/** Water from a side into its basin; basins lie as if that side were the west. */
function endingStream(type: TileType, segment: PathSegment, from: Side): Stream {
	const { at, radius } = basinOf(type, segment, from);
	const [start, out] = courseStart(from, 10);
	const mouth = minus(at, times(inwards(from), radius));
	const line = [middleOf(from), ...curve(start, out, minus(mouth, times(inwards(from), 9)), mouth)];
	return {
		segment: segment.index,
		line: [...line, at],
		basin: { at, radius },
		bridged: false,
		arm: roundArm(segment.index, line, { at, radius })
	};
}

/** Water from a side to the wall of a city, where it ends or goes on below. */
function streamToWall(
	{ index }: PathSegment,
	side: Side,
	city: number,
	walls: readonly Wall[]
): Stream {
	const wall = wallFrom(side, city, walls);
	if (!wall) throw new Error(`The water ${String(index)} reaches no wall.`);
	const arm = gateAlong(index, courseTo(0.5, wall, side), wall, STREAM_HALF);
	return { segment: index, line: arm.line, bridged: false, arm };
}

/** One arm of water that forks: from a side to the middle, with banks that lead on to the next arms. */
function forkedStream(type: TileType, { index, sides }: PathSegment, side: Side): Stream {
	const next = (by: number): Side =>
		[1, 2, 3].map((n) => sideAfter(side, n * by)).find((one) => sides.includes(one)) ?? side;
	const [right, left] = [next(-1), next(1)];
	const forks = {
		right: fine(courseBetween(type, side, right)),
		left: fine(courseBetween(type, left, side))
	};
	return {
		segment: index,
		line: fine([middleOf(side), CENTRE]),
		bridged: false,
		forks,
		arm: {
			road: index,
			line: [middleOf(side), CENTRE],
			...forkBanks(forks, 0),
			end: { kind: 'hub', hub: CENTRE }
		}
	};
}

/** Both banks of an arm of water that forks, moved inwards by `inset`: each up to the middle of a course. */
export function forkBanks({ right, left }: NonNullable<Stream['forks']>, inset: number) {
	const half = STREAM_HALF - inset;
	const [away, back] = [bank(right, half), reverse(bank(left, half))];
	return { right: firstHalf(away), left: firstHalf(back) };
}

/** The first half of a line, by its points. */
const firstHalf = (line: Line): Line => line.slice(0, Math.ceil(line.length / 2));

/** An arm that ends at the shore of a basin. */
function roundArm(road: number, line: Line, basin: Basin): Arm {
	const shore = shoreOf(basin, 0);
	const right = toShore(bank(line, STREAM_HALF), basin);
	const left = toShore(bank(line, -STREAM_HALF), basin);
	const angle = (point: Point): number => Math.atan2(point.y - basin.at.y, point.x - basin.at.x);
	const [begin, end] = [angle(lastOf(right)), angle(lastOf(left))];
	const span = (begin - end + 4 * Math.PI) % (2 * Math.PI);
	const inner = shore
		.map((point) => ({ point, after: (begin - angle(point) + 4 * Math.PI) % (2 * Math.PI) }))
		.filter(({ after }) => after > 0.04 && after < span - 0.04)
		.sort((a, b) => a.after - b.after)
		.map(({ point }) => point);
	return {
		road,
		line,
		right,
		left,
		end: {
			kind: 'round',
			hub: basin.at,
			radius: basin.radius,
			arc: [lastOf(right), ...inner, lastOf(left)]
		}
	};
}

/** A bank up to the shore: what lies within the basin is cut off. */
const toShore = (line: Line, { at, radius }: Basin): Line =>
	line.filter((point) => distance(point, at) > radius - 0.5);

/** The shore of a basin, `inset` inside of its banks: round, but not a circle. */
export function shoreOf({ at, radius }: Basin, inset: number): Line {
	return Array.from({ length: 64 }, (_, n) => {
		const angle = (2 * Math.PI * n) / 64;
		// Round towards the mouth in the west, so that the banks meet the shore.
		const free = (1 + Math.cos(angle)) / 2;
		const r = radius * (1 + free * (0.06 * Math.sin(3 * angle + 1) - 0.05 * Math.sin(2 * angle)));
		return plus(at, times({ x: Math.cos(angle), y: Math.sin(angle) }, r - inset));
	});
}

const armOf = (road: number, line: Line): Arm => ({
	road,
	line,
	right: bank(line, STREAM_HALF),
	left: bank(line, -STREAM_HALF),
	end: { kind: 'through' }
});

/** A line along the water at a distance to the right of its middle; it swings, but not at the sides of the tile. */
export function bank(line: Line, by: number): Line {
	const whole = lengthOf(line);
	let gone = 0;
	return offsetLine(line, by).map((point, i) => {
		const here = line[i];
		gone += here ? distance(here, line[i - 1] ?? here) : 0;
		const share = whole === 0 ? 0 : gone / whole;
		const calm = Math.sin(Math.PI * share) ** 2;
		const swing = SWING * calm * Math.sin(2 * Math.PI * WAVES * share + (by > 0 ? 0 : 2.1));
		return here ? plus(point, times(unit(minus(point, here)), swing)) : point;
	});
}
