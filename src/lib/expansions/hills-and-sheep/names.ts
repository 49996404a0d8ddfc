import type { Names } from '../../words/expansion';
import { HILLS_OBJECTIONS, HILLS_RULINGS } from './rulings';

/** Everything of Hills & Sheep that each language has words for. */
export const HILLS_NAMES = {
	pieces: ['shepherd', 'sheep-1', 'sheep-2', 'sheep-3', 'sheep-4', 'sheep-untold'],
	printed: ['hill', 'vineyard'],
	marks: ['hill', 'vineyard'],
	sources: ['flocks'],
	titles: ['flocks/home', 'flocks/closed'],
	countables: ['flocks/sheep', 'vineyards'],
	fates: ['flocks/wolf-drawn'],
	objections: HILLS_OBJECTIONS,
	events: [
		'flocks/sheep-drawn',
		'flocks/wolf-drawn',
		'flocks/untold-drawn',
		'flocks/driven-home',
		'flocks/found'
	],
	questions: ['flocks/draw', 'flocks/flock'],
	answers: [
		'flocks/draw/sheep-1',
		'flocks/draw/sheep-2',
		'flocks/draw/sheep-3',
		'flocks/draw/sheep-4',
		'flocks/draw/wolf',
		'flocks/draw/sheep-untold',
		'flocks/flock/home',
		'flocks/flock/grow'
	],
	notes: ['flocks/count', 'flocks/untold'],
	rulings: HILLS_RULINGS,
	topics: { flocks: ['flock-home', 'flock-closed'], hills: ['hill-tie'], vineyards: ['vineyard'] },
	rules: [
		'SHEPHERD-1',
		'SHEPHERD-2',
		'SHEPHERD-3',
		'SHEPHERD-4',
		'FLOCK-1',
		'FLOCK-2',
		'FLOCK-3',
		'FLOCK-4',
		'FLOCK-5',
		'FLOCK-6',
		'FLOCK-7',
		'FLOCK-8',
		'FLOCK-9',
		'FLOCK-10',
		'HILL-1',
		'HILL-2',
		'HILL-3',
		'HILL-4',
		'HILL-5',
		'HILL-6',
		'VINEYARD-1',
		'VINEYARD-2',
		'VINEYARD-3'
	]
} as const satisfies Names;
