import type { ExpansionRules } from '../../rules/base/expansion';
import { ROBBERS_FIGURES } from './figure-art';
import { ROBBERS_MARKS } from './mark-art';
import { ROBBERS_PRESENTATION } from './presentation';
import { robbers } from './robbers';
import { ROBBERS_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { robbersCounts, ROBBERS_TILES } from './tiles';

/** The rules and tiles of The Robbers. */
export const RULES: ExpansionRules = {
	tiles: ROBBERS_TILES,
	counts: robbersCounts,
	ownTiles: [],
	modules: () => [robbers],
	presentations: [ROBBERS_PRESENTATION],
	figures: ROBBERS_FIGURES,
	marks: ROBBERS_MARKS,
	shapes: SHAPES,
	scoring: ROBBERS_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
