import type { Rates } from '../../engine/ledger';
import type { PieceKind, RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import type { ScoringByKind } from '../../engine/scoring';
import type { SegmentKind } from '../../engine/tile';
import type { BaseEvent } from './events';
import { BASE_CODES } from './codes';
import { turnForFilledHole } from './further';
import { record } from './record';
import { farmersPlayed, filledHoleGivesTurn, followersOf } from './rulings';
import { settle } from './settle';

const A_TILE: Rates = { tiles: 1 };

/** What roads, cities and monasteries pay: completed ones, and unfinished ones at the end. */
const SCORING: ScoringByKind = {
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

/** The kinds on which followers stand. A module that brings more kinds says who stands on those. */
const FOLLOWERS_STAND_ON: readonly SegmentKind[] = ['road', 'city', 'monastery', 'field'];

/** The follower: seven for each player, or as many as the table says, besides the one on the scoring track. */
export const follower = (rulings: Rulings): PieceKind => ({
	perPlayer: followersOf(rulings),
	everywhere: true,
	onTop: true,
	mayStandOn: ({ kind }) =>
		FOLLOWERS_STAND_ON.includes(kind) && (kind !== 'field' || farmersPlayed(rulings)),
	strength: () => 1
});

/** The base game under the given rulings. */
export const base = (rulings: Rulings): RuleModule<BaseEvent> => ({
	id: 'base',
	codes: BASE_CODES,
	pieces: { follower: follower(rulings) },
	scoring: SCORING,
	record,
	...(filledHoleGivesTurn(rulings) && { further: turnForFilledHole }),
	settle
});
