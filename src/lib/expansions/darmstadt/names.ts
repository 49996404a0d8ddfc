import type { Names } from '../../words/expansion';

/** Everything of Darmstadt that each language has words for. */
export const DARMSTADT_NAMES = {
	monasteries: ['church'],
	printed: ['darmstadtium', 'church'],
	signs: ['darmstadtium', 'church'],
	sources: ['darmstadt'],
	titles: ['darmstadt/most'],
	verdicts: ['darmstadt/most'],
	countables: ['darmstadtium', 'darmstadt/most'],
	rulings: [],
	topics: { darmstadt: ['darmstadtium-city', 'church-around'] },
	rules: [
		'DARMSTADT-1',
		'DARMSTADT-2',
		'DARMSTADT-3',
		'DARMSTADT-4',
		'DARMSTADT-5',
		'DARMSTADT-6',
		'DARMSTADT-7',
		'DARMSTADT-8'
	]
} as const satisfies Names;
