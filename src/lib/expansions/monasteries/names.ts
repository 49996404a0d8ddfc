import type { Names } from '../../words/expansion';
import { MONASTERIES_RULINGS } from './rulings';

/** Everything of Monasteries that each language has words for. */
export const MONASTERIES_NAMES = {
	monasteries: ['minster'],
	printed: ['minster'],
	signs: ['minster'],
	sources: ['row-and-column'],
	titles: ['monasteries/lain'],
	verdicts: ['monasteries/lain'],
	countables: ['monasteries/row', 'monasteries/column'],
	notes: ['monasteries/lies'],
	rulings: MONASTERIES_RULINGS,
	topics: { monasteries: ['lying-row', 'standing-around'] },
	rules: [
		'LYING-1',
		'LYING-2',
		'LYING-3',
		'LYING-4',
		'LYING-5',
		'LYING-6',
		'LYING-7',
		'LYING-8',
		'LYING-9',
		'LYING-10'
	]
} as const satisfies Names;
