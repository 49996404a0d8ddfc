import type { ExpansionRules } from '../../rules/base/expansion';
import { isPlayed } from '../../rules/base/rulings';
import { abbey } from './abbey';
import { barn } from './barn';
import { ABBEY_AND_MAYOR_FIGURES } from './figure-art';
import { ABBEY_AND_MAYOR_PRESENTATIONS } from './presentation';
import SHAPES from './shapes.json' with { type: 'json' };
import { ABBEY, ABBEY_AND_MAYOR_TILES, HOUSE_WITH_GARDEN, abbeyAndMayorCounts } from './tiles';
import { wagon } from './wagon';
import { ABBEY_AND_MAYOR_SCORING } from './scoring-topics';
import { pennantsOf } from '../../engine/feature';
import type { RuleModule } from '../../engine/module';

/** The mayor: a knight as strong as his city has pennants. */
const mayor: RuleModule = {
	id: 'mayor',
	pieces: {
		mayor: {
			perPlayer: 1,
			mayStandOn: ({ kind }) => kind === 'city',
			strength: (city) => pennantsOf(city).length
		}
	}
};

/** The rules and tiles of Abbey & Mayor. */
export const RULES: ExpansionRules = {
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
	scoring: ABBEY_AND_MAYOR_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
