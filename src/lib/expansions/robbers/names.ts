import type { Names } from '../../words/expansion';
import { ROBBERS_RULINGS } from './rulings';

/** Everything of The Robbers that each language has words for. */
export const ROBBERS_NAMES = {
	pieces: ['track-robber'],
	printed: ['bag'],
	marks: ['bag'],
	countables: ['robbed', 'track-robber'],
	sources: ['robbery'],
	scoreAll: ['robbery'],
	titles: ['robbers/robbed', 'robbers/ended'],
	events: ['robbers/placed', 'robbers/declined', 'robbers/robbed', 'robbers/stood'],
	questions: ['robbers/placed', 'robbers/moved', 'robbers/robbed'],
	answers: [
		'robbers/placed/player',
		'robbers/placed/second',
		'robbers/moved/player',
		'robbers/moved/second',
		'robbers/robbed/player'
	],
	declines: ['robbers/placed', 'robbers/moved'],
	leaves: ['track-robber'],
	stays: ['track-robber'],
	rulings: ROBBERS_RULINGS,
	topics: { robbers: ['robber-takes-half', 'robber-goes-along'] },
	rules: [
		'ROBBERS-1',
		'ROBBERS-2',
		'ROBBERS-3',
		'ROBBERS-4',
		'ROBBERS-5',
		'ROBBERS-6',
		'ROBBERS-7',
		'ROBBERS-8',
		'ROBBERS-9',
		'ROBBERS-10',
		'ROBBERS-11',
		'ROBBERS-12',
		'ROBBERS-13',
		'ROBBERS-14'
	]
} as const satisfies Names;
