import type { Names } from '../../words/expansion';
import { RIVER_OBJECTIONS } from './objections';
import { RIVER_RULINGS } from './rulings';

/** Everything of The River that each language has words for. */
export const RIVER_NAMES = {
	mind: ['river/winter'],
	signs: ['spring', 'lake'],
	objections: RIVER_OBJECTIONS,
	rulings: RIVER_RULINGS,
	topics: { river: ['river-fields', 'river-bridge'] },
	rules: [
		'RIVER-1',
		'RIVER-2',
		'RIVER-3',
		'RIVER-4',
		'RIVER-5',
		'RIVER-6',
		'RIVER-7',
		'RIVER-8',
		'RIVER-9',
		'RIVER-10',
		'RIVER-11',
		'RIVER-12',
		'RIVER-13'
	]
} as const satisfies Names;
