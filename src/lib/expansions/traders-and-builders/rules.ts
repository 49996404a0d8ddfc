import type { ExpansionRules } from '../../rules/base/expansion';
import { isPlayed } from '../../rules/base/rulings';
import { builder } from './builder';
import { TRADERS_AND_BUILDERS_FIGURES } from './figure-art';
import { goods } from './goods';
import { pig } from './pig';
import { TRADERS_AND_BUILDERS_PRESENTATIONS } from './presentation';
import SHAPES from './shapes.json' with { type: 'json' };
import { TRADER_TILES, traderCounts } from './tiles';
import { TRADERS_AND_BUILDERS_SCORING } from './scoring-topics';
import { TRADERS_AND_BUILDERS_MARKS } from './mark-art';

/** The rules and tiles of Traders & Builders. */
export const TRADERS_AND_BUILDERS_RULES: ExpansionRules = {
	tiles: TRADER_TILES,
	counts: traderCounts,
	ownTiles: [],
	modules: (rulings) => [
		goods,
		...(isPlayed(rulings, 'builders') ? [builder(rulings)] : []),
		...(isPlayed(rulings, 'pigs') ? [pig(rulings)] : [])
	],
	presentations: TRADERS_AND_BUILDERS_PRESENTATIONS,
	figures: TRADERS_AND_BUILDERS_FIGURES,
	marks: TRADERS_AND_BUILDERS_MARKS,
	shapes: SHAPES,
	scoring: TRADERS_AND_BUILDERS_SCORING
};
