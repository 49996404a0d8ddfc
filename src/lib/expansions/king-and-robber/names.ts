import type { Names } from '../../words/expansion';
import { KING_AND_ROBBER_RULINGS } from './rulings';

/** Everything of King & Robber Baron that each language has words for. */
export const KING_AND_ROBBER_NAMES = {
	sources: ['king', 'robber'],
	scoreAll: ['king', 'robber'],
	titles: [
		'king/taken',
		'king/at-once',
		'king/ended',
		'robber/taken',
		'robber/at-once',
		'robber/ended'
	],
	countables: ['king', 'robber', 'roads'],
	heldTitles: ['king', 'robber'],
	rulings: KING_AND_ROBBER_RULINGS,
	topics: { king: ['king-passes'], robber: ['robber-taken'] },
	rules: [
		'KING-1',
		'KING-2',
		'KING-3',
		'KING-4',
		'KING-5',
		'KING-6',
		'KING-7',
		'KING-8',
		'KING-9',
		'KING-10',
		'ROBBER-1',
		'ROBBER-2'
	]
} as const satisfies Names;
