import { isCompleted, originOf, type Feature } from '../../engine/feature';
import { featuresWithFigures } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import { samePlace } from '../../engine/spot';
import { settleFarms } from './farms';
import { settleFeature } from './settle';

/**
 * What a feature would pay if it were scored as it lies there: completed, or unfinished at the end of the game.
 * For a field the farm's part of the final scoring; undefined for a field without a farmer.
 */
export function appraise(game: Game, feature: Feature): Settlement | undefined {
	if (feature.kind !== 'field')
		return settleFeature(game, feature, isCompleted(feature) ? 'completed' : 'unfinished');
	const farms = featuresWithFigures(game).filter(({ kind }) => kind === 'field');
	const at = originOf(feature);
	return settleFarms(game, farms).find((settlement) => samePlace(settlement.at, at));
}
