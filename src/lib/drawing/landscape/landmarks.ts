import { isRoad, type AreaSegment, type PathSegment, type TileType } from '../../engine/tile';
import { distanceToLine } from '../geometry/courses';
import { best, type Plot } from '../tile/plots';
import { within } from '../geometry/line';
import { CENTRE, distance, type Line, type Point } from '../geometry/point';
import { markShape } from '../../rules/art';
import { FROM_WALL, ROOM, type SceneryItem } from './scenery-item';
import type { TileGeometry } from '../tile/areas';
import { fillsTile, centreOf, type Grounds } from '../tile/grounds';
import { partingMark } from '../tile/parting-mark';
import {
	gatePosts,
	shortWays,
	GATE_TOWER,
	wallFaces,
	towersOf,
	type Tower
} from '../cities/wall-faces';
import { hamletAt, housesAt } from './houses';
import { ringIn } from '../roads/arm';
import { fieldInRing, hubOf } from '../roads/hub';

/** Everything that a tile must show: towers, buildings, pennants and the printed mark. Plants get what room is left. */
export function landmarksOf(
	type: TileType,
	geometry: TileGeometry,
	plots: readonly Plot[],
	stands: readonly Point[]
): readonly SceneryItem[] {
	const { arms } = geometry;
	const open = plots.filter(({ at }) => !within(at, geometry.decks));
	const built = [
		...towersOf(wallFaces(type, geometry), arms).map(towerItem),
		...shortWays(type, geometry).flatMap(gatePosts).map(postItem),
		...buildings(type, geometry)
	];
	const cities = type.segments.filter((segment) => segment.kind === 'city');
	const shields = cities.flatMap((city) =>
		shieldsIn(city, plots, [...stands, ...built.map(({ at }) => at)], geometry.decks)
	);
	const beside = signsByRoads(geometry, type.segments.filter(isRoad), open, [
		...stands,
		...built.map(({ at }) => at)
	]);
	const standing = [...built, ...shields, ...beside];
	const inFields = signsInFields(type, open, [...stands, ...standing.map(({ at }) => at)]);
	const placed = [...standing, ...inFields];
	const marks = markBetween(type, geometry) ?? markOn(type, open, stands, placed);
	return [...placed, ...marks];
}

const towerItem = ({ at, half, segment, gate }: Tower): SceneryItem => ({
	kind: gate ? 'gate' : 'tower',
	at,
	size: half,
	segment
});

/** A tower beside the gate of a short way. */
const postItem = (at: Point): SceneryItem => ({ kind: 'gate', at, size: GATE_TOWER });

/** Half the width of the tree inside a ring road through which roads run on, in units. */
const TREE = 4;

/**
 * The monastery, or what a sign or another kind makes of it, or the garden; what stands where roads end without a city or
 * monastery; and what stands inside a ring road.
 */
function buildings(type: TileType, { arms, grounds }: TileGeometry): readonly SceneryItem[] {
	const ring = fieldInRing(type) ? undefined : ringIn(arms);
	const middle = type.runsOn
		? ({ kind: 'tree', size: TREE } as const)
		: ({ kind: 'well' } as const);
	const filled = markShape(type.mark ?? '')?.parts === true;
	const wells = ring && !filled ? [{ ...middle, at: ring.hub }] : [];
	const crossing = type.segments.some((each) => each.kind === 'road' && each.end === 'crossing');
	const through = type.segments.some((each) => each.kind === 'road' && each.end === undefined);
	const hamlet = crossing && !through ? hamletAt(hubOf(type)) : [];
	return [...centreItems(type, grounds), ...wells, ...hamlet, ...housesAt(type, arms)];
}

/** Least radius of the grounds for a monastery of full size, in units. */
const FULL = 17;

function centreItems(type: TileType, grounds: Grounds | undefined): readonly SceneryItem[] {
	const centre = centreOf(type);
	if (!centre) return [];
	const segment = centre.index;
	if (fillsTile(centre)) return [{ kind: 'cloister', at: CENTRE, segment }];
	if (!grounds) return [];
	if (centre.kind === 'garden') return [{ kind: 'garden', at: grounds.at, size: grounds.radius }];
	const mark = [centre.kind, ...(centre.signs ?? [])].find(markShape);
	if (mark)
		return [{ kind: 'sign', mark, at: grounds.at, size: Math.min(1, grounds.radius / FULL) }];
	const full = grounds.radius >= FULL;
	return [
		{
			kind: full ? 'monastery' : 'chapel',
			at: grounds.at,
			size: full ? 1 : Math.max(0.45, grounds.radius / 19),
			segment
		}
	];
}

/** Least size of a pennant or sign, as a share of its full size. */
const SMALLEST_SHIELD = 0.72;

/** The pennants and signs of a city, as far as possible from figures, buildings and each other; on a bridge if the city has one. */
function shieldsIn(
	city: AreaSegment,
	plots: readonly Plot[],
	others: readonly Point[],
	decks: readonly Line[]
): SceneryItem[] {
	const own = plots.filter(({ area }) => area.index === city.index);
	const above = own.filter(({ at }) => within(at, decks));
	const placed: SceneryItem[] = [];
	for (const shield of shieldsOf(city)) {
		const taken = [...others, ...placed.map(({ at }) => at)];
		const needed = markShape(shield.mark ?? '')?.room ?? ROOM[shield.kind];
		const wanted = Math.max(12, needed);
		const found = best(above.length > 0 ? above : own, ({ at, room, fromWall }) => {
			const apart = Math.min(24, ...taken.map((other) => distance(other, at)));
			return apart + 2 * Math.min(room, fromWall, wanted) - 0.05 * (at.x + at.y);
		});
		if (!found) continue;
		const room = Math.min(found.room, found.fromWall - FROM_WALL);
		const size = Math.min(1, Math.max(SMALLEST_SHIELD, room / needed));
		placed.push({ ...shield, at: found.at, size });
	}
	return placed;
}

/** What is shown on a shield in a city: its pennants, and signs that have a picture. */
const shieldsOf = ({
	pennants,
	signs = []
}: AreaSegment): readonly Pick<SceneryItem, 'kind' | 'mark'>[] => [
	...Array.from({ length: pennants }, () => ({ kind: 'pennant' }) as const),
	...signs.filter(markShape).map((mark) => ({ kind: 'sign', mark }) as const)
];

/** Room that the picture of a sign takes beside a road, in units. */
const BESIDE_ROAD = 13;

/** How much it counts that a sign of two roads lies nearer to one of them. */
const ASKEW = 1;

/** A sign at the place found for it, smaller if it has less room than it takes in full size; none without a place. */
const signAt = (mark: string, place: Plot | undefined, full: number): readonly SceneryItem[] =>
	place
		? [
				{
					kind: 'sign',
					at: place.at,
					mark,
					size: Math.min(1, Math.max(SMALLEST_SHIELD, place.room / full))
				}
			]
		: [];

/**
 * The signs of roads that have a picture. Each is drawn once, in a field, as near as possible to all its roads and far from
 * others.
 */
function signsByRoads(
	{ areas }: TileGeometry,
	roads: readonly PathSegment[],
	plots: readonly Plot[],
	others: readonly Point[]
): readonly SceneryItem[] {
	const lines = (some: readonly PathSegment[]): readonly Line[] =>
		some.flatMap(({ index }) => areas.find((area) => area.index === index)?.courses ?? []);
	const fields = plots.filter(({ area }) => area.kind === 'field');
	const names = [...new Set(roads.flatMap(({ signs = [] }) => signs.filter(markShape)))];
	return names.flatMap((mark) => {
		const own = roads.filter(({ signs = [] }) => signs.includes(mark));
		const near = lines(own);
		const far = lines(roads.filter((road) => !own.includes(road)));
		const found = best(fields, ({ at, room }) => {
			const apart = Math.min(12, ...others.map((other) => distance(other, at)));
			const toOwn = near.map((line) => distanceToLine(at, line));
			const toOthers = Math.min(30, ...far.map((line) => distanceToLine(at, line)));
			const [farthest, nearest] = [Math.max(...toOwn), Math.min(...toOwn)];
			const roomy = 3 * Math.min(room, BESIDE_ROAD) + apart;
			return roomy - 1.6 * farthest - ASKEW * (farthest - nearest) + 0.3 * toOthers;
		});
		return signAt(mark, found, BESIDE_ROAD);
	});
}

/** The signs of fields that have a picture: each where its field has room, far from others. */
const signsInFields = (
	{ segments }: TileType,
	plots: readonly Plot[],
	others: readonly Point[]
): readonly SceneryItem[] =>
	segments
		.filter(({ kind }) => kind === 'field')
		.flatMap(({ index, signs = [] }) =>
			signs.filter(markShape).flatMap((mark) => {
				const own = plots.filter(({ area }) => area.index === index);
				const found = best(own, ({ at, room }) => {
					const apart = Math.min(24, ...others.map((other) => distance(other, at)));
					return apart + 2 * Math.min(room, ROOM.sign);
				});
				return signAt(mark, found, ROOM.sign);
			})
		);

/** The printed mark if it parts something, in full size; undefined if it doesn't. */
function markBetween(type: TileType, geometry: TileGeometry): SceneryItem[] | undefined {
	const { mark } = type;
	const parting = partingMark(type, geometry);
	return mark !== undefined && parting ? [{ kind: 'mark', mark, size: 1, ...parting }] : undefined;
}

/** Least size of a printed mark, as a share of its full size. */
const SMALLEST_MARK = 0.6;

/**
 * The printed mark: in a field that has room for it, else where it can be largest. One that points somewhere, or is large, is rather
 * in the north-east: the palette has the colour of the box in the corner west of it, and the count below.
 */
function markOn(
	{ mark, heading }: TileType,
	plots: readonly Plot[],
	stands: readonly Point[],
	built: readonly SceneryItem[]
): SceneryItem[] {
	if (mark === undefined) return [];
	const { room: full = ROOM.mark, parts = false } = markShape(mark) ?? {};
	const clear = ({ at, room }: Plot): number =>
		Math.min(room, ...built.map((item) => distance(item.at, at) - ROOM[item.kind]));
	const lands = (['field', 'city'] as const).map((kind) =>
		plots.filter(({ area }) => area.kind === kind)
	);
	const roomy = lands.find((own) => own.some((plot) => clear(plot) >= full));
	const found = best(roomy ?? lands.flat(), (plot) => {
		const apart = Math.min(24, ...stands.map((stand) => distance(stand, plot.at)));
		const aside = heading === undefined && !parts ? 0 : 0.01 * (plot.at.x - plot.at.y);
		return 1.6 * Math.min(clear(plot), Math.max(20, full)) + 0.5 * apart + aside;
	});
	if (!found) return [];
	const size = Math.min(1, Math.max(SMALLEST_MARK, clear(found) / full));
	const pointing = heading !== undefined && { heading, room: full * size };
	return [{ kind: 'mark', at: found.at, mark, size, ...pointing }];
}
