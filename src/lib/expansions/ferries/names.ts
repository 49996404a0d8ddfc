import type { Names } from '../../words/expansion';
import { FERRIES_KEPT, FERRY_FOUND, FERRY_LAID, FERRY_MOVED } from './events';
import { FERRY_RULINGS } from './rulings';

/** Everything of The Ferries that each language has words for. */
export const FERRY_NAMES = {
	pieces: ['ferry'],
	printed: ['ferry-lake'],
	marks: ['ferry-lake'],
	events: [FERRY_LAID, FERRY_MOVED, FERRIES_KEPT, 'ferries/kept-one', FERRY_FOUND],
	questions: [FERRY_LAID, FERRY_MOVED],
	answers: ['ferries/laid/sides', 'ferries/moved/sides', 'ferries/moved/keep'],
	declines: [FERRY_MOVED],
	links: ['ferry'],
	rulings: FERRY_RULINGS,
	topics: { ferries: ['ferry-joins', 'ferry-cuts-off'] },
	rules: [
		'FERRIES-1',
		'FERRIES-2',
		'FERRIES-3',
		'FERRIES-4',
		'FERRIES-5',
		'FERRIES-6',
		'FERRIES-7',
		'FERRIES-8',
		'FERRIES-9',
		'FERRIES-10',
		'FERRIES-11',
		'FERRIES-12',
		'FERRIES-13',
		'FERRIES-14',
		'FERRIES-15',
		'FERRIES-16',
		'FERRIES-17',
		'FERRIES-18'
	]
} as const satisfies Names;
