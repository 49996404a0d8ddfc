import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { continuedSides } from '../../rules/river/course';
import { riverPiles, springOf } from '../../rules/river/river';
import { JOINED } from './rulings';
import { RIVER_2_ORDER } from './tiles';

/** The tiles of The River II: the spring, the fork, then all between on either arm, and the lake with the volcano. */
export const fork = (rulings: Rulings): RuleModule => ({
	id: 'river-fork',
	codes: { objections: [JOINED] },
	start: springOf(RIVER_2_ORDER, rulings),
	piles: riverPiles(RIVER_2_ORDER),
	objections: ({ board }, laying) =>
		continuedSides(board, laying).length > 1 ? [{ code: JOINED }] : []
});
