import type { ExpansionRules } from '../../rules/base/expansion';
import { isPlayed } from '../../rules/base/rulings';
import { drawnWithRiver } from '../../rules/river/river';
import { builder } from './builder';
import { TRADERS_AND_BUILDERS_FIGURES } from './figure-art';
import { goods } from './goods';
import { pig } from './pig';
import { TRADERS_AND_BUILDERS_PRESENTATIONS } from './presentation';
import SHAPES from './shapes.json' with { type: 'json' };
import { hasRiverTile, TRADER_RIVER_TILE, TRADER_TILES, traderCounts } from './tiles';
import { TRADERS_AND_BUILDERS_SCORING } from './scoring-topics';
import { TRADERS_AND_BUILDERS_MARKS } from './mark-art';

/** The rules and tiles of Traders & Builders. */
export const RULES: ExpansionRules = {
	tiles: TRADER_TILES,
	counts: traderCounts,
	ownTiles: [],
	modules: (rulings, played) => [
		goods,
		...(isPlayed(rulings, 'builders') ? [builder(rulings)] : []),
		...(isPlayed(rulings, 'pigs') ? [pig(rulings)] : []),
		...(hasRiverTile(rulings, played) ? [drawnWithRiver('goods-river', TRADER_RIVER_TILE)] : [])
	],
	presentations: TRADERS_AND_BUILDERS_PRESENTATIONS,
	figures: TRADERS_AND_BUILDERS_FIGURES,
	marks: TRADERS_AND_BUILDERS_MARKS,
	shapes: SHAPES,
	scoring: TRADERS_AND_BUILDERS_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
