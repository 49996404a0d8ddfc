import type { SegmentKind } from '../../engine/tile';
import type { Arm } from '../roads/arm';
import { lastOf, pointAlong } from '../geometry/courses';
import { within } from '../geometry/line';
import {
	distance,
	minus,
	plus,
	rightOf,
	times,
	unit,
	type Line,
	type Point
} from '../geometry/point';
import type { SceneryItem } from '../landscape/scenery-item';
import { STREAM_HALF, type Stream } from './banks';
import { bank } from './stream';

/** Least distance of reeds from figures, bridges and the sides of the tile, in units. */
const FROM_STAND = 9;
const FROM_ROAD = 11;
const FROM_SIDE = 7;
/** How many places along both banks are tried for reeds. */
const TRIES = 16;
const MOST = 5;

/** What lies around the water of a tile. */
interface Surroundings {
	readonly streams: readonly Stream[];
	readonly arms: readonly Arm[];
	readonly areas: readonly { readonly kind: SegmentKind; readonly rings: readonly Line[] }[];
}

/** What stands at the water: stones at a spring, a boat on a lake, reeds on the banks. */
export const waterScenery = (
	geometry: Surroundings,
	stands: readonly Point[],
	random: () => number
): readonly SceneryItem[] =>
	geometry.streams.flatMap((stream) => [
		...atEnd(stream, stands),
		...reedsAlong(stream, geometry, stands, random)
	]);

/** A basin of at least this radius is a lake, in units. */
const LAKE = 18;

function atEnd({ basin, line }: Stream, stands: readonly Point[]): readonly SceneryItem[] {
	if (!basin) return [];
	const along = unit(minus(basin.at, line.at(-2) ?? basin.at));
	const { at, radius } = basin;
	if (radius < LAKE) return [{ kind: 'rocks', at: plus(at, times(along, 0.72 * radius)) }];
	const moorings = [rightOf(along), times(rightOf(along), -1), along].map((way) =>
		plus(at, times(way, 0.52 * radius))
	);
	const free = (mooring: Point): number =>
		Math.min(...stands.map((stand) => distance(stand, mooring)));
	const [best] = moorings.sort((a, b) => free(b) - free(a));
	return best ? [{ kind: 'boat', at: best }] : [];
}

function reedsAlong(
	{ line, basin }: Stream,
	{ arms, areas }: Surroundings,
	stands: readonly Point[],
	random: () => number
): readonly SceneryItem[] {
	const fields = areas.filter(({ kind }) => kind === 'field').flatMap(({ rings }) => rings);
	const course = basin ? line.slice(0, -1) : line;
	const banks = [bank(course, STREAM_HALF + 0.4), bank(course, -STREAM_HALF - 0.4)];
	const shore = basin ? shoreAround(basin) : [];
	const free = (at: Point): boolean =>
		Math.min(at.x, at.y, 100 - at.x, 100 - at.y) > FROM_SIDE &&
		within(at, fields) &&
		stands.every((stand) => distance(stand, at) > FROM_STAND) &&
		arms.every(({ line: road }) => road.every((point) => distance(point, at) > FROM_ROAD)) &&
		arms.every(({ line: road }) => distance(lastOf(road), at) > FROM_ROAD);
	const tried = Array.from({ length: TRIES }, () => {
		const place = random();
		const side = banks[random() < 0.5 ? 0 : 1] ?? course;
		const onShore = shore[Math.floor(place * shore.length)];
		return onShore && random() < 0.6 ? onShore : pointAlong(side, place);
	});
	return tried
		.filter(free)
		.slice(0, MOST)
		.map((at): SceneryItem => ({ kind: 'reeds', at, size: 0.85 + 0.3 * random() }));
}

const shoreAround = ({ at, radius }: NonNullable<Stream['basin']>): readonly Point[] =>
	Array.from({ length: 24 }, (_, n) => {
		const angle = (n * Math.PI) / 12;
		return plus(at, times({ x: Math.cos(angle), y: Math.sin(angle) }, radius * 1.05));
	});
