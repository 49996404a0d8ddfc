import type { Names } from '../../words/expansion';
import { TOWER_OBJECTIONS, TOWER_RULINGS } from './rulings';

/** Everything of The Tower that each language has words for. */
export const TOWER_NAMES = {
	pieces: ['tower-floor'],
	printed: ['foundation'],
	marks: ['foundation'],
	countables: ['tower-floor', 'ransom'],
	sources: ['ransom'],
	titles: ['tower/built', 'tower/ransomed'],
	fates: ['tower/captured', 'tower/exchanged', 'tower/ransomed'],
	tales: ['tower/ransom-paid'],
	objections: TOWER_OBJECTIONS,
	events: [
		'tower/built',
		'tower/found',
		'tower/captured',
		'tower/captured-own',
		'tower/held',
		'tower/spared',
		'tower/climbed',
		'tower/stood',
		'tower/exchanged',
		'tower/ransomed'
	],
	questions: [
		'tower/built',
		'tower/captured',
		'tower/climbed',
		'tower/climbed-by-other',
		'tower/exchanged',
		'tower/ransomed'
	],
	offers: ['tower/built', 'tower/climbed', 'tower/ransomed'],
	answers: [
		'tower/captured/figure',
		'tower/captured/top',
		'tower/climbed/figure',
		'tower/exchanged/figure',
		'tower/ransomed/figure'
	],
	declines: ['tower/captured', 'tower/climbed'],
	rulings: TOWER_RULINGS,
	topics: { tower: ['tower-ends-road', 'tower-captured'] },
	rules: [
		'TOWER-1',
		'TOWER-2',
		'TOWER-3',
		'TOWER-4',
		'TOWER-5',
		'TOWER-6',
		'TOWER-7',
		'TOWER-8',
		'TOWER-9',
		'TOWER-10',
		'TOWER-11',
		'TOWER-12',
		'TOWER-13',
		'TOWER-14',
		'TOWER-15',
		'TOWER-16',
		'TOWER-17',
		'TOWER-18',
		'TOWER-19',
		'TOWER-20',
		'TOWER-21',
		'TOWER-22'
	]
} as const satisfies Names;
