import type { Names } from '../../words/expansion';
import { MARKET_OBJECTIONS } from './objections';
import { MARKET_RULINGS } from './rulings';

/** Everything of Market Day that each language has words for. */
export const MARKET_NAMES = {
	pieces: ['stallkeeper', 'hawker'],
	printed: ['stall'],
	signs: ['stall'],
	countables: ['cashbox', 'coins'],
	sources: ['hawker', 'cashbox'],
	scoreAll: ['cashbox'],
	titles: ['market-day/visited', 'market-day/priced', 'market-day/taken', 'market-day/ended'],
	verdicts: ['market-day/visited'],
	objections: MARKET_OBJECTIONS,
	heldTitles: ['cashbox'],
	events: [
		'market-day/moved',
		'market-day/stayed',
		'market-day/stood',
		'market-day/priced',
		'market-day/went-home'
	],
	questions: [
		'market-day/completed',
		'market-day/stall',
		'market-day/last',
		'market-day/priced',
		'market-day/went-home'
	],
	offers: ['market-day/went-home'],
	answers: ['market-day/priced/shows'],
	declines: ['market-day/completed', 'market-day/stall', 'market-day/last'],
	moves: ['hawker'],
	markerHints: ['hawker'],
	rulings: MARKET_RULINGS,
	topics: { market: ['hawker-comes', 'cashbox-taken'] },
	rules: [
		'MARKET-1',
		'MARKET-2',
		'MARKET-3',
		'MARKET-4',
		'MARKET-5',
		'MARKET-6',
		'MARKET-7',
		'MARKET-8',
		'MARKET-9'
	]
} as const satisfies Names;
