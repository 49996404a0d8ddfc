import type { ExpansionRules } from '../../rules/base/expansion';
import { isRiverPlayed } from '../../rules/river/declared';
import { drawnWithRiver } from '../../rules/river/river';
import { herd } from './herd';
import { GQ11_MARKS } from './mark-art';
import { herdCounts } from './rulings';
import { GQ11_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { GQ11_TILES, gq11Counts, RIVER_TILE } from './tiles';

/** The rules and tiles of Games Quarterly 11. */
export const RULES: ExpansionRules = {
	tiles: GQ11_TILES,
	counts: gq11Counts,
	ownTiles: [],
	modules: (rulings, played) => [
		...(herdCounts(rulings) ? [herd] : []),
		...(isRiverPlayed(played) ? [drawnWithRiver('gq11-river', RIVER_TILE)] : [])
	],
	presentations: [],
	figures: {},
	marks: GQ11_MARKS,
	shapes: SHAPES,
	scoring: GQ11_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
