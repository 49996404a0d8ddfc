import type { ExpansionRules } from '../../rules/base/expansion';
import { dragon } from './dragon';
import { fairy } from './fairy';
import { DRAGON_FIGURES } from './figure-art';
import { DRAGON_MARKS } from './mark-art';
import { portal } from './portal';
import { DRAGON_PRESENTATIONS } from './presentation';
import { princess } from './princess';
import { DRAGON_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { dragonCounts, DRAGON_TILES } from './tiles';

/** The rules and tiles of The Princess & the Dragon. */
export const RULES: ExpansionRules = {
	tiles: DRAGON_TILES,
	counts: dragonCounts,
	ownTiles: [],
	modules: (rulings) => [dragon(rulings), fairy, princess(rulings), portal],
	presentations: DRAGON_PRESENTATIONS,
	figures: DRAGON_FIGURES,
	marks: DRAGON_MARKS,
	shapes: SHAPES,
	scoring: DRAGON_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
