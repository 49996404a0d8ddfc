import type { ScoringByKind } from '../../engine/scoring';
import type { Rates } from '../../engine/ledger';

const A_TILE: Rates = { tiles: 1 };

/** What roads, cities and monasteries pay; unfinished ones at the end. */
export const BASE_SCORING_BY_KIND: ScoringByKind = {
	road: {
		order: 100,
		completed: { rule: 'ROAD-2', rates: A_TILE },
		unfinished: { rule: 'END-2', rates: A_TILE }
	},
	city: {
		order: 200,
		completed: { rule: 'CITY-2', rates: { tiles: 2, pennants: 2 } },
		unfinished: { rule: 'END-3', rates: { tiles: 1, pennants: 1 } }
	},
	monastery: {
		order: 300,
		completed: { rule: 'MONASTERY-2', rates: A_TILE },
		unfinished: { rule: 'END-4', rates: A_TILE }
	}
};
