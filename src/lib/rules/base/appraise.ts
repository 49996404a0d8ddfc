import { citiesAround, isCompleted, originOf, type Feature } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import { settleAll } from '../../engine/play';
import { samePlace } from '../../engine/spot';
import { settleFeature } from './settle';

/**
 * What a feature would pay if it were scored as it lies there: completed, or unfinished at the end of the game.
 * For a field, what its farm has in the final scoring: a settlement for each thing that pays, none for a field that has
 * no part in it.
 */
export function appraise(game: Game, feature: Feature): readonly Settlement[] {
	if (feature.kind !== 'field')
		return [settleFeature(game, feature, isCompleted(feature) ? 'completed' : 'unfinished')];
	const end = settleAll({ game, event: { type: 'base/ended' }, touched: [] });
	const scored = [feature, ...citiesAround(feature).map(({ city }) => city)].map(originOf);
	return end.filter(
		({ stage, at }) => stage !== 'features' && scored.some((place) => samePlace(place, at))
	);
}
