import type { Rulings } from '../../engine/rulings';
import type { ExpansionRules } from '../../rules/base/expansion';
import { GINGERBREAD_FIGURES } from './figure-art';
import { gingerbread } from './gingerbread';
import { GINGERBREAD_PRESENTATION } from './presentation';
import type { GingerbreadTiles } from './rulings';
import GINGERBREAD_SHAPES from './shapes.json' with { type: 'json' };
import { gingerbreadCounts, GINGERBREAD_TILES } from './tiles';
import { GINGERBREAD_SCORING } from './scoring-topics';
import { GINGERBREAD_MARKS } from './mark-art';

/** Which six tiles are his. */
const gingerbreadTilesOf = (rulings: Rulings): GingerbreadTiles =>
	rulings['gingerbreadTiles'] === 'described' ? 'described' : 'known';

/** The rules and tiles of The Gingerbread Man. */
export const RULES: ExpansionRules = {
	tiles: GINGERBREAD_TILES,
	counts: (rulings) => gingerbreadCounts(gingerbreadTilesOf(rulings)),
	ownTiles: [],
	modules: () => [gingerbread],
	presentations: [GINGERBREAD_PRESENTATION],
	figures: GINGERBREAD_FIGURES,
	marks: GINGERBREAD_MARKS,
	shapes: GINGERBREAD_SHAPES,
	scoring: GINGERBREAD_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
