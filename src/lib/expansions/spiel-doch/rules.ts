import type { ExpansionRules } from '../../rules/base/expansion';
import SHAPES from './shapes.json' with { type: 'json' };
import { SPIEL_DOCH_TILES, spielDochCounts } from './tiles';

/** The tiles of Spiel Doch!: they need no rules. */
export const RULES: ExpansionRules = {
	tiles: SPIEL_DOCH_TILES,
	counts: spielDochCounts,
	ownTiles: [],
	modules: () => [],
	presentations: [],
	figures: {},
	marks: {},
	shapes: SHAPES,
	scoring: { box: 'base-c1', topics: [] },
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
