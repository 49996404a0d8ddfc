import type { Names } from '../../words/expansion';
import { FLYING_RULINGS } from './rulings';

/** Everything of The Flying Machines that each language has words for. */
export const FLYING_NAMES = {
	printed: ['flying-machine'],
	marks: ['flying-machine'],
	events: [
		'flying-machines/took-off',
		'flying-machines/rolled',
		'flying-machines/crashed',
		'flying-machines/landed'
	],
	questions: ['flying-machines/took-off', 'flying-machines/rolled', 'flying-machines/landed'],
	offers: ['flying-machines/took-off'],
	declines: ['flying-machines/took-off'],
	answers: [
		'flying-machines/took-off/figure',
		'flying-machines/rolled/road',
		'flying-machines/rolled/city',
		'flying-machines/rolled/monastery',
		'flying-machines/rolled/garden',
		'flying-machines/rolled/several',
		'flying-machines/rolled/crashes'
	],
	reasons: ['flying-machines/landed'],
	rulings: FLYING_RULINGS,
	topics: { flight: ['flight-shares', 'flight-monastery'] },
	rules: [
		'FLIGHT-1',
		'FLIGHT-2',
		'FLIGHT-3',
		'FLIGHT-4',
		'FLIGHT-5',
		'FLIGHT-6',
		'FLIGHT-7',
		'FLIGHT-8',
		'FLIGHT-9',
		'FLIGHT-10'
	]
} as const satisfies Names;
