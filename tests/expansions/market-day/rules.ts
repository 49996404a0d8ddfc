import type { ExpansionRules } from '../../rules/base/expansion';
import { MARKET_FIGURES } from './figure-art';
import { MARKET_MARKS } from './mark-art';
import { market } from './market';
import { MARKET_PRESENTATION } from './presentation';
import { MARKET_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { MARKET_COUNTS, MARKET_TILES } from './tiles';

/** The rules and tiles of Market Day. */
export const RULES: ExpansionRules = {
	tiles: MARKET_TILES,
	counts: () => MARKET_COUNTS,
	ownTiles: [],
	modules: () => [market],
	presentations: [MARKET_PRESENTATION],
	figures: MARKET_FIGURES,
	marks: MARKET_MARKS,
	shapes: SHAPES,
	scoring: MARKET_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
