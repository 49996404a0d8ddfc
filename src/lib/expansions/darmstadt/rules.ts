import type { ExpansionRules } from '../../rules/base/expansion';
import { DARMSTADT_MARKS } from './mark-art';
import { DARMSTADT_PRESENTATION } from './presentation';
import { DARMSTADT_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { DARMSTADT_COUNTS, DARMSTADT_TILES } from './tiles';
import { darmstadt } from './darmstadt';

/** The rules and tiles of Darmstadt. */
export const RULES: ExpansionRules = {
	tiles: DARMSTADT_TILES,
	counts: () => DARMSTADT_COUNTS,
	ownTiles: [],
	modules: () => [darmstadt],
	presentations: [DARMSTADT_PRESENTATION],
	figures: {},
	marks: DARMSTADT_MARKS,
	shapes: SHAPES,
	scoring: DARMSTADT_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
