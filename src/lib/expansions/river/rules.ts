import type { ExpansionRules } from '../../rules/base/expansion';
import { river } from '../../rules/river/river';
import { riverTilesOf, riverPile } from './counts';
import RIVER_SHAPES from './shapes.json' with { type: 'json' };
import { RIVER_TILES } from './tiles';
import { RIVER_SCORING } from './scoring-topics';

/** The rules and tiles of The River. */
export const RIVER_RULES: ExpansionRules = {
	tiles: RIVER_TILES,
	counts: (rulings) => riverTilesOf(rulings).counts,
	ownTiles: [],
	modules: (rulings) => [river(rulings), riverPile(rulings)],
	presentations: [],
	figures: {},
	marks: {},
	shapes: RIVER_SHAPES,
	scoring: RIVER_SCORING
};
