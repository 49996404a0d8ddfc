import type { Expansion } from '../base/expansion';
import { riverCounts } from './counts';
import { RIVER_OUTLINE } from './outline';
import { river } from './river';
import { riverEditionOf } from './rulings';
import RIVER_SHAPES from './shapes.json' with { type: 'json' };
import { RIVER_TILES } from './tiles';

export const RIVER: Expansion = {
	...RIVER_OUTLINE,
	tiles: RIVER_TILES,
	counts: (rulings) => riverCounts(riverEditionOf(rulings)),
	ownTiles: [],
	modules: (rulings) => [river(rulings)],
	presentations: [],
	figures: {},
	shapes: RIVER_SHAPES
};
