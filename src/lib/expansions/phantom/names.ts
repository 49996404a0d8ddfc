import type { Names } from '../../words/expansion';
import { PHANTOM_RULINGS } from './rulings';

/** Everything of The Phantom that each language has words for. */
export const PHANTOM_NAMES = {
	pieces: ['phantom'],
	events: ['phantom/placed'],
	questions: ['phantom/placed'],
	offers: ['phantom/placed'],
	declines: ['phantom/placed'],
	rulings: PHANTOM_RULINGS,
	topics: { phantom: ['phantom-second'] },
	rules: [
		'PHANTOM-1',
		'PHANTOM-2',
		'PHANTOM-3',
		'PHANTOM-4',
		'PHANTOM-5',
		'PHANTOM-6',
		'PHANTOM-7',
		'PHANTOM-8'
	]
} as const satisfies Names;
