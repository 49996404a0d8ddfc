import type { TileSet } from '../base/expansion';
import { WINTER_TILES, withAnimals } from './tiles';

/** The tiles of the Winter Edition with animals. */
export const WINTER: TileSet = {
	tiles: WINTER_TILES,
	counts: withAnimals,
	packed: {
		boxes: [
			[1, 'winter-we3'],
			[2, 'winter-we2'],
			[3, 'winter-we1'],
			[4, 'winter-wd']
		],
		tiles: [
			[24, 'winter-CCFR-foxes'],
			[25, 'winter-CCRF-ravens'],
			[26, 'winter-CFFR-boars'],
			[27, 'winter-CFRF-bear'],
			[28, 'winter-CFRR-wolves'],
			[29, 'winter-CRFF-wolves'],
			[30, 'winter-CRRF-bear'],
			[31, 'winter-FFFR-boars'],
			[32, 'winter-FFFR-ravens'],
			[33, 'winter-FRFR-deer'],
			[34, 'winter-FRRR-deer'],
			[35, 'winter-RRRR-wolpertinger']
		]
	},
	shapes: async () => (await import('./shapes.json', { with: { type: 'json' } })).default
};
