import type { Names } from '../../words/expansion';

/** Everything of The Watchtowers that each language has words for. */
export const WATCHTOWERS_NAMES = {
	printed: [
		'watchtower-followers',
		'watchtower-pennants',
		'watchtower-roads',
		'watchtower-monasteries',
		'watchtower-cities'
	],
	marks: [
		'watchtower-followers',
		'watchtower-pennants',
		'watchtower-roads',
		'watchtower-monasteries',
		'watchtower-cities'
	],
	sources: ['watchtowers'],
	titles: ['watchtowers/seen'],
	verdicts: ['watchtowers/seen'],
	countables: [
		'watchtowers/followers',
		'watchtowers/roads',
		'watchtowers/monasteries',
		'watchtowers/cities'
	],
	rulings: [],
	topics: { watchtowers: ['watchtower-thief', 'watchtower-majority'] },
	rules: [
		'WATCHTOWER-1',
		'WATCHTOWER-2',
		'WATCHTOWER-3',
		'WATCHTOWER-4',
		'WATCHTOWER-5',
		'WATCHTOWER-6',
		'WATCHTOWER-7',
		'WATCHTOWER-8',
		'WATCHTOWER-9',
		'WATCHTOWER-10'
	]
} as const satisfies Names;
