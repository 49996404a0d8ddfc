import type { Names } from '../../words/expansion';
import { FESTIVAL_RULINGS } from './rulings';

/** Everything of The Festival that each language has words for. */
export const FESTIVAL_NAMES = {
	printed: ['festival'],
	marks: ['festival'],
	events: ['festival/took', 'festival/took-down'],
	questions: ['festival/took'],
	offers: ['festival/took'],
	answers: ['festival/took/figure', 'festival/took/top'],
	fates: ['festival/took'],
	rulings: FESTIVAL_RULINGS,
	topics: { festival: ['festival-farmer'] },
	rules: [
		'FESTIVAL-1',
		'FESTIVAL-2',
		'FESTIVAL-3',
		'FESTIVAL-4',
		'FESTIVAL-5',
		'FESTIVAL-6',
		'FESTIVAL-7',
		'FESTIVAL-8',
		'FESTIVAL-9'
	]
} as const satisfies Names;
