import type { Rulings } from '../../engine/rulings';
import type { InterplayRules } from '../../rules/base/expansion';
import { BETWEEN } from '../../rules/river/river';
import { riverTilesOf } from '../river/tiles';
import { river2Counts } from '../river-2/tiles';

/**
 * The two rivers become one. Spring and lake of The River stay in the box; its tiles between them are drawn with those of The
 * River II.
 */
export const TWO_RIVERS_RULES: InterplayRules = {
	counts: (rulings) => ({ ...leftOut(rulings), ...river2Counts(rulings) }),
	modules: (rulings) => [
		{
			id: 'river-pile',
			shared: true,
			piles: [{ order: BETWEEN, tiles: riverTilesOf(rulings).between }]
		}
	]
};

function leftOut(rulings: Rulings): Record<string, number> {
	const { spring, lake } = riverTilesOf(rulings);
	return { [spring.tile]: 0, [lake]: 0 };
}
