import type { TileType } from '../../engine/tile';
import type { boat, reeds, rocks } from '../shapes/waterside';
import type { Wall } from '../cities/walls';
import { isWater, type Stream } from './banks';
import type { bordersAlong, spansOver, streamRings } from './bridges';
import type { streamsIn } from './stream';
import type { waterPaths } from './water-paths';
import type { waterScenery } from './water-scenery';

/** How water is drawn. */
interface Water {
	readonly streamsIn: typeof streamsIn;
	readonly bordersAlong: typeof bordersAlong;
	readonly streamRings: typeof streamRings;
	readonly spansOver: typeof spansOver;
	readonly waterPaths: typeof waterPaths;
	readonly waterScenery: typeof waterScenery;
	readonly boat: typeof boat;
	readonly reeds: typeof reeds;
	readonly rocks: typeof rocks;
}

let known: Water | undefined;

/** Adds how water is drawn: it comes with the first tile that has some. */
export function addWater(water: Water): void {
	known = water;
}

/** How water is drawn. Throws before `all-water` is loaded. */
export function water(): Water {
	if (!known) throw new Error('The drawing of water is needed before it is loaded.');
	return known;
}

/** The same for the streams of a tile; undefined for a tile without. */
export const waterOf = (streams: readonly Stream[]): Water | undefined =>
	streams.length > 0 ? water() : undefined;

/** The streams of a tile, in the order of its segments. */
export const streamsOf = (type: TileType, walls: readonly Wall[]): readonly Stream[] =>
	type.segments.some(isWater) ? water().streamsIn(type, walls) : [];
