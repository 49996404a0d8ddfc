import type { ExpansionRules } from '../../rules/base/expansion';
import { GOLD_FIGURES } from './figure-art';
import { goldMines } from './gold';
import { GOLD_MARKS } from './mark-art';
import { GOLD_PRESENTATION } from './presentation';
import { GOLD_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { GOLD_COUNTS, GOLD_TILES } from './tiles';

/** The rules and tiles of The Gold Mines. */
export const RULES: ExpansionRules = {
	tiles: GOLD_TILES,
	counts: () => GOLD_COUNTS,
	ownTiles: [],
	modules: () => [goldMines],
	presentations: [GOLD_PRESENTATION],
	figures: GOLD_FIGURES,
	marks: GOLD_MARKS,
	shapes: SHAPES,
	scoring: GOLD_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
