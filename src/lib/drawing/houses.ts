import type { TileType } from '../engine/tile';
import type { Arm } from './arm';
import { firstOf, lastOf } from './line';
import { distance, minus, plus, rightOf, times, unit, type Point } from './point';
import type { Site } from './site';

/** From this length on a road that ends at houses has a place of its own, in units. */
const LONG = 40;

/** Where a road ends at houses. */
interface HouseEnd {
	readonly at: Point;
	/** The direction in which it comes. */
	readonly heading: Point;
	/** True when there's room for several houses. */
	readonly alone: boolean;
}

/** The ends of a tile's roads at houses. */
export const endsOf = (type: TileType, arms: readonly Arm[]): readonly HouseEnd[] =>
	arms.flatMap(({ road, line }) => {
		const segment = type.segments[road];
		if (segment?.kind !== 'road' || segment.end !== 'village') return [];
		const [from, at] = [firstOf(line), lastOf(line)];
		const heading = unit(minus(at, from));
		return [{ at, heading, alone: distance(from, at) > LONG }];
	});

/** The houses there: three around the end of a road alone on its tile, or else one. */
export const housesAt = (type: TileType, arms: readonly Arm[]): readonly Site[] =>
	endsOf(type, arms).flatMap(({ at, heading, alone }) => {
		const place = (ahead: number, aside: number): Site => ({
			kind: 'house',
			at: plus(at, plus(times(heading, ahead), times(rightOf(heading), aside)))
		});
		return alone ? [place(1, -9), place(11, 2), place(-1, 10)] : [place(2, 0)];
	});
