import type { Names } from '../../words/expansion';
import { INN_RULINGS } from './rulings';

/** Everything of Inns & Cathedrals that each language has words for. */
export const INNS_AND_CATHEDRALS_NAMES = {
	pieces: ['big-follower'],
	printed: ['inn', 'cathedral'],
	signs: ['inn', 'cathedral'],
	strengths: ['big-follower'],
	rulings: INN_RULINGS,
	topics: {
		inns: ['inn-completed', 'inn-unfinished'],
		cathedrals: ['cathedral-completed', 'cathedral-unfinished'],
		'big-follower': ['big-follower-tie']
	},
	rules: [
		'IC-1',
		'IC-2',
		'IC-3',
		'IC-4',
		'IC-5',
		'IC-6',
		'IC-7',
		'IC-8',
		'IC-9',
		'IC-10',
		'INN-1',
		'INN-2',
		'INN-3',
		'INN-4',
		'CATHEDRAL-1',
		'CATHEDRAL-2',
		'CATHEDRAL-3',
		'CATHEDRAL-4',
		'CATHEDRAL-5',
		'BIG-1',
		'BIG-2',
		'BIG-3',
		'BIG-4'
	]
} as const satisfies Names;
