import type { ExpansionRules } from '../../rules/base/expansion';
import { bazaar } from './bazaar';
import { BAZAAR_PRESENTATION } from './bazaar-presentation';
import { BRIDGES_MARKS } from './mark-art';
import { BRIDGES_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { bridgesCounts, BRIDGES_TILES } from './tiles';

/** The rules and tiles of Bridges, Castles & Bazaars. */
export const RULES: ExpansionRules = {
	tiles: BRIDGES_TILES,
	counts: bridgesCounts,
	ownTiles: [],
	modules: () => [bazaar],
	presentations: [BAZAAR_PRESENTATION],
	figures: {},
	marks: BRIDGES_MARKS,
	shapes: SHAPES,
	scoring: BRIDGES_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
