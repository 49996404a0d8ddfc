import type { DeclaredExpansion } from '../../rules/base/expansion';
import { ABBEY_AND_MAYOR_EVENTS } from './events';
import { ABBEY_AND_MAYOR_RULINGS } from './rulings';

/** Abbey & Mayor: what is known of it before it is played. */
export const ABBEY_AND_MAYOR = {
	id: 'abbey-and-mayor',
	names: {
		en: 'Abbey\u00a0&\u00a0Mayor',
		de: 'Abtei\u00a0&\u00a0Bürgermeister',
		fr: 'Maires\u00a0et\u00a0Monastères',
		ro: 'Abația\u00a0și\u00a0primarul'
	},
	early: true,
	maxPlayers: 6,
	rulings: ABBEY_AND_MAYOR_RULINGS,
	events: ABBEY_AND_MAYOR_EVENTS,
	objections: [],
	editions: {
		tiles: 'abbeyTiles',
		first: { abbeyTiles: 'first', wagonMoves: 'connected' },
		second: { abbeyTiles: 'later', wagonMoves: 'nearby' }
	},
	facts: {
		tiles: { 'abbey-and-mayor': 12 },
		sources: [
			{ id: 'abbey', module: 'abbey', after: 'monastery' },
			{ id: 'barn', module: 'barn', after: 'farm' }
		]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
