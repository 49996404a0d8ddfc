import type { TileType } from '../../engine/tile';
import type { Arm } from '../roads/arm';
import { firstOf, lastOf } from '../geometry/line';
import { distance, type Point } from '../geometry/point';
import type { SceneryItem } from './scenery-item';

/** From this length on a road that ends at houses has a place of its own, in units. */
const LONG = 40;

/** Where a road ends at houses. */
interface HouseEnd {
	readonly at: Point;
	/** True when there's room for several houses. */
	readonly alone: boolean;
}

/** The ends of a tile's roads at houses. */
export const houseEnds = (type: TileType, arms: readonly Arm[]): readonly HouseEnd[] =>
	arms.flatMap(({ road, line }) => {
		const segment = type.segments[road];
		if (segment?.kind !== 'road' || segment.end !== 'village') return [];
		const [from, at] = [firstOf(line), lastOf(line)];
		return [{ at, alone: distance(from, at) > LONG }];
	});

/** Houses around a place, upright however the tile is turned. */
export const hamletAt = (at: Point): readonly SceneryItem[] => [{ kind: 'hamlet', at }];

/** The houses there: a hamlet where a road is alone on its tile, or else one house. */
export const housesAt = (type: TileType, arms: readonly Arm[]): readonly SceneryItem[] =>
	houseEnds(type, arms).map(({ at, alone }): SceneryItem => ({
		kind: alone ? 'hamlet' : 'house',
		at
	}));
