import type { TileType } from '../../engine/tile';
import type { Arm } from '../roads/arm';
import { firstOf, lastOf } from '../geometry/courses';
import { distance, type Point } from '../geometry/point';
import type { SceneryItem } from './scenery-item';

/** A road that ends at houses and is at least this long has room for several, in units. */
const LONG = 40;

/** Where a road ends at houses. */
interface HouseEnd {
	readonly at: Point;
	/** True when there's room for several houses. */
	readonly alone: boolean;
}

/** The ends of a tile's roads at houses. */
export const houseEnds = (type: TileType, arms: readonly Arm[]): readonly HouseEnd[] =>
	arms.flatMap(({ road, line, end }) => {
		const segment = type.segments[road];
		if (segment?.kind !== 'road' || segment.end !== 'village') return [];
		if (end.kind !== 'blunt') return [];
		const [from, at] = [firstOf(line), lastOf(line)];
		return [{ at, alone: distance(from, at) > LONG }];
	});

/** Houses around a point, upright whatever the rotation. */
export const hamletAt = (at: Point): readonly SceneryItem[] => [{ kind: 'hamlet', at }];

/** The houses at the ends of roads: a hamlet where there is room for several, else one house. */
export const housesAt = (type: TileType, arms: readonly Arm[]): readonly SceneryItem[] =>
	houseEnds(type, arms).map(({ at, alone }): SceneryItem => ({
		kind: alone ? 'hamlet' : 'house',
		at
	}));
