import type { ExpansionRules } from '../../rules/base/expansion';
import { isPlayed } from '../../rules/base/rulings';
import { INNS_AND_CATHEDRALS_FIGURES } from './figure-art';
import { inns, bigFollower } from './inns';
import SHAPES from './shapes.json' with { type: 'json' };
import { INN_TILES, innCounts } from './tiles';
import { INNS_AND_CATHEDRALS_SCORING } from './scoring-topics';
import { INNS_AND_CATHEDRALS_MARKS } from './mark-art';

/** The rules and tiles of Inns & Cathedrals. */
export const INNS_AND_CATHEDRALS_RULES: ExpansionRules = {
	tiles: INN_TILES,
	counts: innCounts,
	ownTiles: [],
	modules: (rulings) => [
		inns,
		...(isPlayed(rulings, 'bigFollowers') ? [bigFollower(rulings)] : [])
	],
	presentations: [],
	figures: INNS_AND_CATHEDRALS_FIGURES,
	marks: INNS_AND_CATHEDRALS_MARKS,
	shapes: SHAPES,
	scoring: INNS_AND_CATHEDRALS_SCORING
};
