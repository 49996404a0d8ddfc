import type { BoxId } from '../rules/catalogue';

/** Tiles in each box, the start tile included. Told here once more so that the list of games needs no rules. */
export const TILES_IN: Readonly<Record<BoxId, number>> = {
	'base-c1': 72,
	'winter-we3': 84,
	'winter-we2': 84,
	'winter-we1': 84,
	'winter-wd': 72
};
