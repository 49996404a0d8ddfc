import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import type { ExpansionRules } from '../../rules/base/expansion';
import { river, riverPiles, springOf } from '../../rules/river/river';
import RIVER_SHAPES from './shapes.json' with { type: 'json' };
import { RIVER_TILES, riverTilesOf } from './tiles';
import { RIVER_SCORING } from './scoring-topics';

/**
 * The pile of The River: the spring lies first, the river's other tiles are drawn before all others, and the lake comes last of
 * them.
 */
function riverPile(rulings: Rulings): RuleModule {
	const tiles = riverTilesOf(rulings);
	return {
		id: 'river-pile',
		shared: true,
		start: springOf(tiles, rulings),
		piles: riverPiles(tiles)
	};
}

/** The rules and tiles of The River. */
export const RULES: ExpansionRules = {
	tiles: RIVER_TILES,
	counts: (rulings) => riverTilesOf(rulings).counts,
	ownTiles: [],
	modules: (rulings) => [river(rulings), riverPile(rulings)],
	presentations: [],
	figures: {},
	marks: {},
	shapes: RIVER_SHAPES,
	scoring: RIVER_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
