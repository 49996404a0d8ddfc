import type { ExpansionRules } from '../../rules/base/expansion';
import { isPlayed } from '../../rules/base/rulings';
import { drawnWithRiver } from '../../rules/river/river';
import { INNS_AND_CATHEDRALS_FIGURES } from './figure-art';
import { inns, bigFollower } from './inns';
import SHAPES from './shapes.json' with { type: 'json' };
import { hasRiverTile, INN_RIVER_TILE, INN_TILES, innCounts } from './tiles';
import { INNS_AND_CATHEDRALS_SCORING } from './scoring-topics';
import { INNS_AND_CATHEDRALS_MARKS } from './mark-art';

/** The rules and tiles of Inns & Cathedrals. */
export const RULES: ExpansionRules = {
	tiles: INN_TILES,
	counts: innCounts,
	ownTiles: [],
	modules: (rulings, played) => [
		inns,
		...(isPlayed(rulings, 'bigFollowers') ? [bigFollower(rulings)] : []),
		...(hasRiverTile(rulings, played) ? [drawnWithRiver('inn-river', INN_RIVER_TILE)] : [])
	],
	presentations: [],
	figures: INNS_AND_CATHEDRALS_FIGURES,
	marks: INNS_AND_CATHEDRALS_MARKS,
	shapes: SHAPES,
	scoring: INNS_AND_CATHEDRALS_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
