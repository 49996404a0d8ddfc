import type { Expansion } from '../base/expansion';
import { isPlayed } from '../base/rulings';
import { builder } from './builder';
import { traderCounts } from './counts';
import { TRADERS_AND_BUILDERS_FIGURES } from './figure-art';
import { goods } from './goods';
import { TRADERS_AND_BUILDERS_OUTLINE } from './outline';
import { pig } from './pig';
import { TRADERS_AND_BUILDERS_PRESENTATIONS } from './presentation';
import SHAPES from './shapes.json' with { type: 'json' };
import { TRADER_TILES } from './tiles';

export const TRADERS_AND_BUILDERS: Expansion = {
	...TRADERS_AND_BUILDERS_OUTLINE,
	tiles: TRADER_TILES,
	counts: traderCounts,
	ownTiles: [],
	modules: (rulings) => [
		goods,
		...(isPlayed(rulings, 'builders') ? [builder(rulings)] : []),
		...(isPlayed(rulings, 'pigs') ? [pig(rulings)] : [])
	],
	presentations: TRADERS_AND_BUILDERS_PRESENTATIONS,
	figures: TRADERS_AND_BUILDERS_FIGURES,
	shapes: SHAPES
};
