import type { Names } from '../../words/expansion';
import { SIEGE_RULINGS } from './rulings';

/** Everything of Siege that each language has words for. */
export const SIEGE_NAMES = {
	printed: ['besieged'],
	signs: ['besieged'],
	countables: ['cities/besieged'],
	notes: ['siege/besieged'],
	events: ['siege/escaped', 'siege/stayed'],
	questions: ['siege/escape', 'siege/escape-which'],
	answers: ['siege/escape-which/figure'],
	declines: ['siege/escape', 'siege/escape-which'],
	fates: ['siege/escaped'],
	rulings: SIEGE_RULINGS,
	topics: { siege: ['besieged-completed', 'besieged-unfinished', 'besieged-farm'] },
	rules: [
		'SIEGE-1',
		'SIEGE-2',
		'SIEGE-3',
		'SIEGE-4',
		'SIEGE-5',
		'SIEGE-6',
		'SIEGE-7',
		'SIEGE-8',
		'SIEGE-9',
		'SIEGE-10',
		'SIEGE-11',
		'SIEGE-12',
		'SIEGE-13',
		'SIEGE-14'
	]
} as const satisfies Names;
