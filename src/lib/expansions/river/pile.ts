import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { riverPiles, springOf } from '../../rules/river/river';
import { riverTilesOf } from './counts';

/** The tiles of The River: the spring lies first, the others are drawn before all others, and the lake is the last of them. */
export function riverPile(rulings: Rulings): RuleModule {
	const tiles = riverTilesOf(rulings);
	return {
		id: 'river-pile',
		shared: true,
		start: springOf(tiles, rulings),
		piles: riverPiles(tiles)
	};
}
