import type { Names } from '../../words/expansion';
import { GINGERBREAD_RULINGS } from './rulings';

/** Everything of The Gingerbread Man that each language has words for. */
export const GINGERBREAD_NAMES = {
	mind: ['gingerbread/base'],
	pieces: ['gingerbread-man'],
	printed: ['gingerbread'],
	marks: ['gingerbread'],
	sources: ['gingerbread'],
	titles: ['gingerbread/left', 'gingerbread/completed'],
	verdicts: ['gingerbread/left', 'gingerbread/completed'],
	events: ['gingerbread/moved', 'gingerbread/stood'],
	questions: ['gingerbread/place', 'gingerbread/move', 'gingerbread/move-on'],
	moves: ['gingerbread-man'],
	leaves: ['gingerbread-man'],
	stays: ['gingerbread-man'],
	markerHints: ['gingerbread-man'],
	undescribed: ['gingerbread'],
	rulings: GINGERBREAD_RULINGS,
	topics: { gingerbread: ['gingerbread-completed', 'gingerbread-leaves'] },
	rules: [
		'GINGERBREAD-1',
		'GINGERBREAD-2',
		'GINGERBREAD-3',
		'GINGERBREAD-4',
		'GINGERBREAD-5',
		'GINGERBREAD-6',
		'GINGERBREAD-7',
		'GINGERBREAD-8',
		'GINGERBREAD-9',
		'GINGERBREAD-10',
		'GINGERBREAD-11',
		'GINGERBREAD-12',
		'GINGERBREAD-13'
	]
} as const satisfies Names;
