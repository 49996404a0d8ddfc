import type { Names } from '../../words/expansion';
import { GOLD_RULINGS } from './rulings';

/** Everything of The Gold Mines that each language has words for. */
export const GOLD_NAMES = {
	pieces: ['ingot'],
	printed: ['ingot'],
	marks: ['ingot'],
	countables: ['ingot'],
	sources: ['ingots'],
	scoreAll: ['ingots'],
	titles: ['gold-mines/taken', 'gold-mines/ended'],
	events: ['gold-mines/put', 'gold-mines/found', 'gold-mines/took'],
	questions: ['gold-mines/put', 'gold-mines/took'],
	rulings: GOLD_RULINGS,
	topics: { gold: ['gold-taken', 'gold-shared'] },
	rules: [
		'GOLD-1',
		'GOLD-2',
		'GOLD-3',
		'GOLD-4',
		'GOLD-5',
		'GOLD-6',
		'GOLD-7',
		'GOLD-8',
		'GOLD-9',
		'GOLD-10',
		'GOLD-11',
		'GOLD-12'
	]
} as const satisfies Names;
