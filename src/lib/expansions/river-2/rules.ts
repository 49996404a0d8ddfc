import type { ExpansionRules } from '../../rules/base/expansion';
import { river } from '../../rules/river/river';
import { fork } from './fork';
import { inn, pigHerd } from './printed';
import { innCountsAlone, pigHerdCounts } from './rulings';
import SHAPES from './shapes.json' with { type: 'json' };
import { RIVER_2_TILES, river2Counts } from './tiles';
import { volcano } from './volcano';
import { RIVER_2_SCORING } from './scoring-topics';
import { RIVER_2_MARKS } from './mark-art';

/** The rules and tiles of The River II. */
export const RULES: ExpansionRules = {
	tiles: RIVER_2_TILES,
	counts: river2Counts,
	ownTiles: [],
	modules: (rulings, played) => [
		river(rulings),
		fork(rulings),
		volcano(rulings, played),
		...(innCountsAlone(rulings, played) ? [inn] : []),
		...(pigHerdCounts(rulings, played) ? [pigHerd] : [])
	],
	presentations: [],
	figures: {},
	marks: RIVER_2_MARKS,
	shapes: SHAPES,
	scoring: RIVER_2_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
