import type { ExpansionRules } from '../../rules/base/expansion';
import { WATCHTOWER_MARKS } from './mark-art';
import { WATCHTOWERS_PRESENTATION } from './presentation';
import { WATCHTOWERS_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { WATCHTOWER_COUNTS, WATCHTOWER_TILES } from './tiles';
import { watchtowers } from './watchtowers';

/** The rules and tiles of The Watchtowers. */
export const RULES: ExpansionRules = {
	tiles: WATCHTOWER_TILES,
	counts: () => WATCHTOWER_COUNTS,
	ownTiles: [],
	modules: () => [watchtowers],
	presentations: [WATCHTOWERS_PRESENTATION],
	figures: {},
	marks: WATCHTOWER_MARKS,
	shapes: SHAPES,
	scoring: WATCHTOWERS_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
