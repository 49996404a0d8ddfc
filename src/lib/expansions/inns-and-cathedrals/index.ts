import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVERS } from '../../rules/river/declared';
import { INN_RULINGS } from './rulings';

/** Inns & Cathedrals: what is known of it before it is played. */
export const INNS_AND_CATHEDRALS = {
	id: 'inns-and-cathedrals',
	names: {
		en: 'Inns\u00a0&\u00a0Cathedrals',
		de: 'Wirtshäuser\u00a0&\u00a0Kathedralen',
		fr: 'Auberges\u00a0et\u00a0Cathédrales',
		ro: 'Hanuri\u00a0și\u00a0catedrale'
	},
	early: true,
	maxPlayers: 6,
	rulings: INN_RULINGS,
	events: [],
	objections: [],
	editions: {
		tiles: 'innTiles',
		first: { innTiles: 'first', unfinishedSigns: 'nothing' },
		second: { innTiles: 'later' },
		'print-2025': { innTiles: 'print-2025', unfinishedSigns: 'as-without' }
	},
	facts: {
		tiles: { 'inns-and-cathedrals': 18 },
		otherTiles: [
			{ where: { innTiles: 'print-2025' }, more: 5 },
			{ where: { innTiles: 'print-2025' }, more: 1, with: RIVERS }
		],
		signs: [
			{ sign: 'inn', on: 'road', module: 'inns' },
			{ sign: 'cathedral', on: 'city', module: 'inns' }
		]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
