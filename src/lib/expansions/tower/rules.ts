import type { ExpansionRules } from '../../rules/base/expansion';
import { TOWER_FIGURES } from './figure-art';
import { TOWER_MARKS } from './mark-art';
import { TOWER_PRESENTATION } from './presentation';
import { TOWER_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { TOWER_TILES, towerCounts } from './tiles';
import { tower } from './tower';

/** The rules and tiles of The Tower. */
export const RULES: ExpansionRules = {
	tiles: TOWER_TILES,
	counts: towerCounts,
	ownTiles: [],
	modules: () => [tower],
	presentations: [TOWER_PRESENTATION],
	figures: TOWER_FIGURES,
	marks: TOWER_MARKS,
	shapes: SHAPES,
	scoring: TOWER_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
