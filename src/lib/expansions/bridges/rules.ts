import type { ExpansionRules } from '../../rules/base/expansion';
import { bazaar } from './bazaar';
import { BAZAAR_PRESENTATION } from './bazaar-presentation';
import { bridges } from './bridges';
import { castles } from './castle-pay';
import { BRIDGES_FIGURES } from './figure-art';
import { BRIDGES_MARKS } from './mark-art';
import { BRIDGES_PRESENTATIONS } from './presentation';
import { BRIDGES_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { bridgesCounts, BRIDGES_TILES } from './tiles';

/** The rules and tiles of Bridges, Castles & Bazaars. */
export const RULES: ExpansionRules = {
	tiles: BRIDGES_TILES,
	counts: bridgesCounts,
	ownTiles: [],
	modules: (rulings) => [bridges(rulings), castles(rulings), bazaar],
	presentations: [...BRIDGES_PRESENTATIONS, BAZAAR_PRESENTATION],
	figures: BRIDGES_FIGURES,
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
