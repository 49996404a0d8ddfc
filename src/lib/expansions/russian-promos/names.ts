import type { Names } from '../../words/expansion';

/** Everything of the Russian Promos that each language has words for. */
export const RUSSIAN_NAMES = {
	sources: ['hut'],
	countables: ['hut/empty'],
	rulings: [],
	topics: { hut: ['hut-unfinished'] },
	rules: ['RUSSIAN-1', 'RUSSIAN-2', 'RUSSIAN-3', 'RUSSIAN-4', 'RUSSIAN-5', 'RUSSIAN-6']
} as const satisfies Names;
