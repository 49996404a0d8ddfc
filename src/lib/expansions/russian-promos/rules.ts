import type { ExpansionRules } from '../../rules/base/expansion';
import { hut } from './hut';
import { RUSSIAN_MARKS } from './mark-art';
import { RUSSIAN_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { RUSSIAN_COUNTS, RUSSIAN_TILES } from './tiles';

/** The rules and tiles of the Russian Promos. */
export const RULES: ExpansionRules = {
	tiles: RUSSIAN_TILES,
	counts: () => RUSSIAN_COUNTS,
	ownTiles: [],
	modules: () => [hut],
	presentations: [],
	figures: {},
	marks: RUSSIAN_MARKS,
	shapes: SHAPES,
	scoring: RUSSIAN_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
