import { countedTiles, featureAt } from '../../../engine/board';
import { isCompleted, pennantsOf } from '../../../engine/feature';
import { compare } from '../../../engine/figures';
import type { Game } from '../../../engine/game';
import type { Place } from '../../../engine/spot';
import { citiesNear } from './cities';
import { openEnds } from './open';
import { paidFor, paysAtTheEnd, ruleFor } from './pays';
import type { Proof } from './types';

/** Everything that can be said of the feature at a place; undefined where no tile or no such segment lies. */
export function proofOf(game: Game, place: Place): Proof | undefined {
	const feature = featureAt(game.board, place);
	if (!feature) return undefined;
	const paid = paidFor(game, feature);
	const ended = paysAtTheEnd(game, feature, paid);
	return {
		feature,
		completed: isCompleted(feature),
		tiles: countedTiles(game.board, feature).map(({ x, y }) => ({ x, y })),
		pennants: pennantsOf(feature),
		figures: feature.pieces,
		compared: compare(game, [feature]),
		paid,
		ended,
		open: openEnds(game.board, feature),
		cities: citiesNear(game.board, feature),
		rule: ruleFor(game, [...paid, ...ended])
	};
}
