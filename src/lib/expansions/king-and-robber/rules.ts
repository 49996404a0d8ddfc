import type { ExpansionRules } from '../../rules/base/expansion';
import { KING_AND_ROBBER_FIGURES } from './figure-art';
import SHAPES from './shapes.json' with { type: 'json' };
import { KING_TILES, kingCounts } from './tiles';
import { king, robber, KING_AND_ROBBER_PRESENTATIONS } from './titles';
import { KING_AND_ROBBER_SCORING } from './scoring-topics';

/** The rules and tiles of King & Robber Baron. */
export const RULES: ExpansionRules = {
	tiles: KING_TILES,
	counts: kingCounts,
	ownTiles: [],
	modules: () => [king, robber],
	presentations: KING_AND_ROBBER_PRESENTATIONS,
	figures: KING_AND_ROBBER_FIGURES,
	marks: {},
	shapes: SHAPES,
	scoring: KING_AND_ROBBER_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
