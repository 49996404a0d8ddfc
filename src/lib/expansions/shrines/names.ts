import type { Names } from '../../words/expansion';
import { SHRINE_OBJECTIONS, SHRINE_RULINGS } from './rulings';

/** Everything of Shrines that each language has words for. */
export const SHRINES_NAMES = {
	monasteries: ['shrine'],
	printed: ['shrine'],
	signs: ['shrine'],
	titles: ['shrines/lost'],
	verdicts: ['shrines/lost'],
	countables: ['shrines/lost'],
	notes: ['shrines/by-shrine', 'shrines/by-monastery', 'shrines/begun', 'shrines/ended'],
	objections: SHRINE_OBJECTIONS,
	rulings: SHRINE_RULINGS,
	topics: { shrines: ['shrine-wins', 'monastery-loses', 'shrine-draws'] },
	rules: [
		'SHRINE-1',
		'SHRINE-2',
		'SHRINE-3',
		'SHRINE-4',
		'SHRINE-5',
		'SHRINE-6',
		'SHRINE-7',
		'SHRINE-8',
		'SHRINE-9',
		'SHRINE-10',
		'SHRINE-11'
	]
} as const satisfies Names;
