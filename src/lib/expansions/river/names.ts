import { EVERY_RIVER } from '../../rules/river/names';
import type { Names } from '../../words/expansion';
import { RULINGS } from './rulings';

/** Everything of The River that each language has words for. */
export const RIVER_NAMES = {
	mind: ['river/winter'],
	printed: EVERY_RIVER.printed,
	signs: EVERY_RIVER.signs,
	objections: EVERY_RIVER.objections,
	rulings: RULINGS,
	topics: { river: ['river-fields', 'river-bridge'] },
	rules: [...EVERY_RIVER.rules, 'RIVER-1', 'RIVER-10', 'RIVER-11']
} as const satisfies Names;
