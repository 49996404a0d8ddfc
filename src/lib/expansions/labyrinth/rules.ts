import type { ExpansionRules } from '../../rules/base/expansion';
import { labyrinth } from './labyrinth';
import { LABYRINTH_MARKS } from './mark-art';
import { isAdvanced } from './rulings';
import { LABYRINTH_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { LABYRINTH_COUNTS, LABYRINTH_TILES } from './tiles';

/** The rules and the tile of The Labyrinth. */
export const RULES: ExpansionRules = {
	tiles: LABYRINTH_TILES,
	counts: () => LABYRINTH_COUNTS,
	ownTiles: [],
	modules: (rulings) => (isAdvanced(rulings) ? [labyrinth] : []),
	presentations: [],
	figures: {},
	marks: LABYRINTH_MARKS,
	shapes: SHAPES,
	scoring: LABYRINTH_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
