import type { Names } from '../../words/expansion';
import { CIRCLE_RULINGS } from './rulings';

/** Everything of The Crop Circles that each language has words for. */
export const CIRCLE_NAMES = {
	printed: ['crop-club', 'crop-shield', 'crop-fork'],
	marks: ['crop-club', 'crop-shield', 'crop-fork'],
	events: [
		'crop-circles/chose-adding',
		'crop-circles/chose-taking',
		'crop-circles/added',
		'crop-circles/declined',
		'crop-circles/took'
	],
	questions: [
		'crop-circles/choose-road',
		'crop-circles/choose-city',
		'crop-circles/choose-field',
		'crop-circles/add',
		'crop-circles/add-which',
		'crop-circles/add-other',
		'crop-circles/take',
		'crop-circles/take-which'
	],
	answers: [
		'crop-circles/choose-road/add',
		'crop-circles/choose-road/take',
		'crop-circles/choose-city/add',
		'crop-circles/choose-city/take',
		'crop-circles/choose-field/add',
		'crop-circles/choose-field/take',
		'crop-circles/add-which/figure',
		'crop-circles/take-which/figure'
	],
	declines: ['crop-circles/add', 'crop-circles/add-which'],
	reasons: ['crop-circles/added'],
	rulings: CIRCLE_RULINGS,
	topics: { circles: ['circle-adds', 'circle-takes'] },
	rules: [
		'CIRCLE-1',
		'CIRCLE-2',
		'CIRCLE-3',
		'CIRCLE-4',
		'CIRCLE-5',
		'CIRCLE-6',
		'CIRCLE-7',
		'CIRCLE-8',
		'CIRCLE-9',
		'CIRCLE-10',
		'CIRCLE-11',
		'CIRCLE-12'
	]
} as const satisfies Names;
