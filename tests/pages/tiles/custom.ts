import '$lib/drawing/tile/custom-shapes';
import { CUSTOM_TILE_MARKS } from '$lib/custom-tiles/tile';
import { tile } from '$lib/engine/tile';

const LINES = [
	'C:NE C:SW',
	'C:NE C:SW F@N',
	'C:N C:E C:S C:W',
	'C:N C:E C:S C:W F@N',
	'C:N C:EW C:S',
	'C:N C:E C:SW',
	'C:N C:E C:S F:67',
	'C:NES M@0 F:67',
	'C:NESW M@0',
	'C:NS M@0 F:23 F:67',
	'C:N M F:234567',
	'C:NE M F:4567',
	'C:NES M F:67',
	'C:NS R:EW<0 F:23 F:67',
	'C:NS R:EW<0 F:2 F:3 F:6 F:7',
	'R:NS<1 R:EW F:07 F:12 F:34 F:56',
	'R:EW R:S>crossing F:0127 F:34 F:56',
	'R:NESW F:07 F:12 F:34 F:56',
	'C:N R:ESW F:27 F:34 F:56',
	'C:NE R:SW F:4 F:56 F:7',
	'C:N R:EW F:2 F:3456 F:7',
	'C:N,SE F:23 F:4567',
	'C:N,SW F:2345 F:67',
	'C:NE,SW F:45 F:67',
	'C:NS R:E>village F:23 F:67',
	'C:NES R:W>village F:67',
	'R:S>village R:W>village F:01234567',
	'C:N R:E>village R:W>village F:234567',
	'R:N>village R:EW F:0127 F:3456',
	'R:EW M F:0127 F:3456',
	'R:N>monastery R:ES M F:012567 F:34',
	'C:N C:S F:23 F:67',
	'C:N C:E C:S F:67 F@E',
	'C:N R:E>crossing R:S>crossing R:W>crossing F:2 F:34 F:56 F:7'
];

const [mark] = CUSTOM_TILE_MARKS;

/**
 * Rare layouts that no box has, as players could describe them. Baseline pictures depend on their ids, from which random
 * details of the drawing follow.
 */
export const CUSTOM_TILES = LINES.map((line) =>
	tile(`told ${line}`, mark === undefined ? {} : { mark }, line)
);
