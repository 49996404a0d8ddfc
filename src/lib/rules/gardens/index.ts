import type { TileSet } from '../base/expansion';
import { GARDEN_TILES, withGardens } from './tiles';

/** The tiles with gardens of the boxes since 2014, and of the Winter Edition of 2022. */
export const GARDENS: TileSet = {
	tiles: GARDEN_TILES,
	counts: withGardens,
	packed: {
		boxes: [
			[5, 'base-c2'],
			[6, 'winter-we3-gardens']
		],
		tiles: Array.from('EHIMNRUV', (letter, index) => [55 + index, `base-${letter}-garden`])
	},
	shapes: async () => (await import('./shapes.json', { with: { type: 'json' } })).default
};
