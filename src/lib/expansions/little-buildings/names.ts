import type { Names } from '../../words/expansion';
import { LITTLE_BUILDINGS_RULINGS } from './rulings';

/** Everything of The Little Buildings that each language has words for. */
export const LITTLE_BUILDINGS_NAMES = {
	pieces: ['shed', 'house', 'little-tower'],
	titles: ['little-buildings/put'],
	countables: ['little-buildings/all', 'shed', 'house', 'little-tower'],
	events: [
		'little-buildings/put-shed',
		'little-buildings/put-house',
		'little-buildings/put-tower',
		'little-buildings/found'
	],
	questions: ['little-buildings/put'],
	offers: ['little-buildings/put'],
	answers: [
		'little-buildings/put/shed',
		'little-buildings/put/house',
		'little-buildings/put/little-tower'
	],
	besides: ['little-buildings'],
	rulings: LITTLE_BUILDINGS_RULINGS,
	topics: { 'little-buildings': ['buildings-road'] },
	rules: [
		'BUILDING-1',
		'BUILDING-2',
		'BUILDING-3',
		'BUILDING-4',
		'BUILDING-5',
		'BUILDING-6',
		'BUILDING-7',
		'BUILDING-8',
		'BUILDING-9'
	]
} as const satisfies Names;
