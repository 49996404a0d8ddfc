import type { Side } from '../../engine/spot';
import type { PathSegment, TileType } from '../../engine/tile';
import { wallsIn } from '../cities/walls';
import { distanceToLine } from '../geometry/courses';
import { distance, inwards, middleOf, plus, times, type Line } from '../geometry/point';
import { fencesOf } from '../roads/stubs';
import { roadLayout } from '../roads/roads';
import { STREAM_HALF, type Basin } from './banks';

/** The basins where there is room: of a spring, and of a lake alone or beside a monastery. */
const SPRING: Basin = { at: { x: 42, y: 46 }, radius: 13 };
const LAKE: Basin = { at: { x: 55, y: 51 }, radius: 27 };
const SMALL_LAKE: Basin = { at: { x: 43, y: 60 }, radius: 22 };

/** Least distance of a shore from walls and roads, in units: it isn't quite round. */
const APART = 3.5;
/**
 * The least distance between a basin and its side of the tile, and the largest between the basin's middle and that side, in
 * units.
 */
const WITHIN = 4;
const FURTHEST = 46;
const STEP = 2;

/** The basin at the end of water: the usual one, or else the largest that keeps clear of walls and roads. */
export function basinOf(type: TileType, segment: PathSegment, from: Side): Basin {
	const usual = usualBasin(type, segment);
	const fences = fencesAround(type);
	if (isFree(usual, fences)) return usual;
	const free = smallerBasins(usual.radius, from).filter((basin) => isFree(basin, fences));
	return free[0] ?? nearest(from, STREAM_HALF);
}

function usualBasin({ segments }: TileType, { signs = [] }: PathSegment): Basin {
	if (!signs.includes('lake')) return SPRING;
	return segments.some(({ shape }) => shape === 'centre') ? SMALL_LAKE : LAKE;
}

/** Walls, and the edges of roads except those that lead to a monastery: they give way to water. */
function fencesAround(type: TileType): readonly Line[] {
	const walls = wallsIn(type);
	const { arms } = roadLayout(type, walls, []);
	const firm = arms.filter(({ road }) => {
		const segment = type.segments[road];
		return segment?.shape !== 'path' || segment.end !== 'monastery';
	});
	return fencesOf(walls, firm);
}

const isFree = ({ at, radius }: Basin, fences: readonly Line[]): boolean =>
	fences.every((fence) => distanceToLine(at, fence) > radius + APART) &&
	fences.every((fence) => fence.every((point) => distance(point, at) > radius + APART));

/** Basins inwards from a side, the largest and then the furthest first. */
function smallerBasins(radius: number, from: Side): readonly Basin[] {
	const radii = count(radius - STREAM_HALF, 1).map((by) => radius - by);
	return radii.flatMap((each) =>
		count(FURTHEST - each - WITHIN, STEP).map((by) => basinAt(from, FURTHEST - by, each))
	);
}

const count = (to: number, step: number): readonly number[] =>
	Array.from({ length: Math.max(0, Math.floor(to / step)) + 1 }, (_, n) => n * step);

const nearest = (from: Side, radius: number): Basin => basinAt(from, radius + WITHIN, radius);

const basinAt = (from: Side, away: number, radius: number): Basin => ({
	at: plus(middleOf(from), times(inwards(from), away)),
	radius
});
