import type { TileType } from '$lib/engine/tile';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/rules/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { CUSTOM_TILES } from './custom';

export const SETS = ['base', 'winter', 'abbey and mayor', 'told'] as const;
export type SetName = (typeof SETS)[number];

/** Every design of each set. */
export const DESIGNS: Readonly<Record<SetName, readonly TileType[]>> = {
	base: BASE_TILES,
	winter: WINTER_TILES,
	'abbey and mayor': [...ABBEY_AND_MAYOR_TILES, ABBEY],
	told: CUSTOM_TILES
};

/** Sizes of a tile in pixels: a whole game on a phone, the palette, zoomed in. */
export const SIZES = ['40', '80', '200'] as const;
export type Size = (typeof SIZES)[number];
