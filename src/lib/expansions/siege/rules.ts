import type { ExpansionRules } from '../../rules/base/expansion';
import { escape } from './escape';
import { SIEGE_MARKS } from './mark-art';
import { SIEGE_PRESENTATION } from './presentation';
import { SIEGE_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { siege } from './siege';
import { SIEGE_TILES, siegeCounts } from './tiles';

/** The rules and tiles of Siege. */
export const RULES: ExpansionRules = {
	tiles: SIEGE_TILES,
	counts: siegeCounts,
	ownTiles: [],
	modules: () => [siege, escape],
	presentations: [SIEGE_PRESENTATION],
	figures: {},
	marks: SIEGE_MARKS,
	shapes: SHAPES,
	scoring: SIEGE_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
