import type { Names } from '../../words/expansion';
import { LABYRINTH_RULINGS } from './rulings';

/** Everything of The Labyrinth that each language has words for. */
export const LABYRINTH_NAMES = {
	printed: ['labyrinth'],
	marks: ['labyrinth'],
	countables: ['labyrinth/figures'],
	rulings: LABYRINTH_RULINGS,
	topics: { labyrinth: ['labyrinth-completed'] },
	rules: [
		'LABYRINTH-1',
		'LABYRINTH-2',
		'LABYRINTH-3',
		'LABYRINTH-4',
		'LABYRINTH-5',
		'LABYRINTH-6',
		'LABYRINTH-7',
		'LABYRINTH-8',
		'LABYRINTH-9',
		'LABYRINTH-10'
	]
} as const satisfies Names;
