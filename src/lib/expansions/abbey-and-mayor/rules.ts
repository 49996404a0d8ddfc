import type { ExpansionRules } from '../../rules/base/expansion';
import { isPlayed } from '../../rules/base/rulings';
import { abbey } from './abbey';
import { barn } from './barn';
import { abbeyAndMayorCounts } from './counts';
import { ABBEY_AND_MAYOR_FIGURES } from './figure-art';
import { mayor } from './mayor';
import { ABBEY_AND_MAYOR_PRESENTATIONS } from './presentation';
import SHAPES from './shapes.json' with { type: 'json' };
import { ABBEY, ABBEY_AND_MAYOR_TILES, HOUSE_WITH_GARDEN } from './tiles';
import { wagon } from './wagon';
import { ABBEY_AND_MAYOR_SCORING } from './scoring-topics';

/** The rules and tiles of Abbey & Mayor. */
export const ABBEY_AND_MAYOR_RULES: ExpansionRules = {
	tiles: [...ABBEY_AND_MAYOR_TILES, HOUSE_WITH_GARDEN, ABBEY],
	counts: abbeyAndMayorCounts,
	ownTiles: [ABBEY.id],
	modules: (rulings) => [
		abbey(rulings),
		...(isPlayed(rulings, 'mayors') ? [mayor] : []),
		...(isPlayed(rulings, 'wagons') ? [wagon(rulings)] : []),
		...(isPlayed(rulings, 'barns') ? [barn(rulings)] : [])
	],
	presentations: ABBEY_AND_MAYOR_PRESENTATIONS,
	figures: ABBEY_AND_MAYOR_FIGURES,
	marks: {},
	shapes: SHAPES,
	scoring: ABBEY_AND_MAYOR_SCORING
};
