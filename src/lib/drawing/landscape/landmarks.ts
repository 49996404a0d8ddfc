import type { CitySegment, TileType } from '../../engine/tile';
import { best, type Plot } from '../tile/plots';
import { within } from '../geometry/line';
import { CENTRE, distance, type Line, type Point } from '../geometry/point';
import type { TileGeometry } from '../tile/areas';
import { fillsTile, monasteryOf, type MonasteryGrounds } from '../tile/monastery-grounds';
import { wallFaces, towersOf, type Tower } from '../cities/wall-faces';
import { hamletAt, housesAt } from './houses';
import { hubOf } from '../roads/hub';
import { FROM_WALL, ROOM, type SceneryItem } from './scenery-item';

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
		...buildings(type, geometry)
	];
	const cities = type.segments.filter((segment) => segment.kind === 'city');
	const pennants = cities.flatMap((city) =>
		pennantsIn(city, plots, [...stands, ...built.map(({ at }) => at)], geometry.decks)
	);
	const marks =
		type.mark === undefined ? [] : markOn(type.mark, open, stands, [...built, ...pennants]);
	return [...built, ...pennants, ...marks];
}

const towerItem = ({ at, half, segment, gate }: Tower): SceneryItem => ({
	kind: gate ? 'gate' : 'tower',
	at,
	size: half,
	segment
});

/** Half the width of the tree inside a ring road through which roads run on, in units. */
const TREE = 4;

/** The monastery, and what stands where roads end without a city or monastery, and inside a ring road. */
function buildings(
	type: TileType,
	{ arms, monasteryGrounds }: TileGeometry
): readonly SceneryItem[] {
	const rings = arms.flatMap(({ end }) => (end.kind === 'round' ? [end.hub] : []));
	const middle = type.runsOn
		? ({ kind: 'tree', size: TREE } as const)
		: ({ kind: 'well' } as const);
	const wells = rings.slice(0, 1).map((at): SceneryItem => ({ ...middle, at }));
	const crossing = type.segments.some((each) => each.kind === 'road' && each.end === 'crossing');
	const through = type.segments.some((each) => each.kind === 'road' && each.end === undefined);
	const hamlet = crossing && !through ? hamletAt(hubOf(type)) : [];
	return [...monasteryItems(type, monasteryGrounds), ...wells, ...hamlet, ...housesAt(type, arms)];
}

/** Least radius of the grounds for a monastery of full size, in units. */
const FULL = 17;

function monasteryItems(
	type: TileType,
	monasteryGrounds: MonasteryGrounds | undefined
): readonly SceneryItem[] {
	const house = monasteryOf(type);
	if (!house) return [];
	const segment = house.index;
	if (fillsTile(house)) return [{ kind: 'cloister', at: CENTRE, segment }];
	if (!monasteryGrounds) return [];
	const full = monasteryGrounds.radius >= FULL;
	return [
		{
			kind: full ? 'monastery' : 'chapel',
			at: monasteryGrounds.at,
			size: full ? 1 : Math.max(0.45, monasteryGrounds.radius / 19),
			segment
		}
	];
}

/** Least size of a pennant, as a share of its full size. */
const SMALLEST_PENNANT = 0.72;

/** The pennants of a city, as far as possible from figures, buildings and each other; on a bridge if the city has one. */
function pennantsIn(
	city: CitySegment,
	plots: readonly Plot[],
	others: readonly Point[],
	decks: readonly Line[]
): SceneryItem[] {
	const own = plots.filter(({ area }) => area.index === city.index);
	const above = own.filter(({ at }) => within(at, decks));
	const placed: SceneryItem[] = [];
	for (let n = 0; n < city.pennants; n++) {
		const taken = [...others, ...placed.map(({ at }) => at)];
		const found = best(above.length > 0 ? above : own, ({ at, room, fromWall }) => {
			const apart = Math.min(24, ...taken.map((other) => distance(other, at)));
			return apart + 2 * Math.min(room, fromWall, 12) - 0.05 * (at.x + at.y);
		});
		if (!found) continue;
		const room = Math.min(found.room, found.fromWall - FROM_WALL);
		const size = Math.min(1, Math.max(SMALLEST_PENNANT, room / ROOM.pennant));
		placed.push({ kind: 'pennant', at: found.at, size });
	}
	return placed;
}

/** Least size of a printed mark, as a share of its full size. */
const SMALLEST_MARK = 0.6;

/** The printed mark: in a field that has room for it, else where it can be largest. */
function markOn(
	mark: string,
	plots: readonly Plot[],
	stands: readonly Point[],
	built: readonly SceneryItem[]
): SceneryItem[] {
	const clear = ({ at, room }: Plot): number =>
		Math.min(room, ...built.map((item) => distance(item.at, at) - ROOM[item.kind]));
	const lands = (['field', 'city'] as const).map((kind) =>
		plots.filter(({ area }) => area.kind === kind)
	);
	const roomy = lands.find((own) => own.some((plot) => clear(plot) >= ROOM.mark));
	const found = best(roomy ?? lands.flat(), (plot) => {
		const apart = Math.min(24, ...stands.map((stand) => distance(stand, plot.at)));
		return 1.6 * Math.min(clear(plot), 20) + 0.5 * apart;
	});
	if (!found) return [];
	const size = Math.min(1, Math.max(SMALLEST_MARK, clear(found) / ROOM.mark));
	return [{ kind: 'mark', at: found.at, mark, size }];
}
