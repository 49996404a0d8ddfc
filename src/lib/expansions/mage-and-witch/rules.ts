import type { ExpansionRules } from '../../rules/base/expansion';
import { MAGIC_FIGURES } from './figure-art';
import { magic } from './magic';
import { MAGIC_MARKS } from './mark-art';
import { MAGIC_PRESENTATION } from './presentation';
import { MAGIC_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { mage, witch } from './tariffs';
import { magicCounts, MAGIC_TILES } from './tiles';

/** The rules and tiles of Mage & Witch. */
export const RULES: ExpansionRules = {
	tiles: MAGIC_TILES,
	counts: magicCounts,
	ownTiles: [],
	modules: () => [magic, mage, witch],
	presentations: [MAGIC_PRESENTATION],
	figures: MAGIC_FIGURES,
	marks: MAGIC_MARKS,
	shapes: SHAPES,
	scoring: MAGIC_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
