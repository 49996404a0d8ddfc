import { citiesAround, isCompleted, originOf, type Feature } from '../../engine/feature';
import { featuresWithFigures } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import { samePlace } from '../../engine/spot';
import { settleFarms } from './farms';
import { settleFeature } from './settle';

/**
 * What a feature would pay if it were scored as it lies there: completed, or unfinished at the end of the game.
 * For a field
 * its farm's part of the final scoring: one settlement, or by the oldest farm rule one for each city around it; none for
 * a field that has no part in it.
 */
export function appraise(game: Game, feature: Feature): readonly Settlement[] {
	if (feature.kind !== 'field')
		return [settleFeature(game, feature, isCompleted(feature) ? 'completed' : 'unfinished')];
	const farms = featuresWithFigures(game).filter(({ kind }) => kind === 'field');
	const scored = [feature, ...citiesAround(feature).map(({ city }) => city)].map(originOf);
	return settleFarms(game, farms).filter(({ at }) => scored.some((place) => samePlace(place, at)));
}
