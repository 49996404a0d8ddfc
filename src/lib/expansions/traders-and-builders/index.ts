import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVERS } from '../../rules/river/declared';
import {
	TRADERS_AND_BUILDERS_EVENTS,
	TRADERS_AND_BUILDERS_OBJECTIONS,
	TRADERS_AND_BUILDERS_RULINGS
} from './rulings';

/** Traders & Builders: what is known of it before it is played. */
export const TRADERS_AND_BUILDERS = {
	id: 'traders-and-builders',
	names: {
		en: 'Traders\u00a0&\u00a0Builders',
		de: 'Händler\u00a0&\u00a0Baumeister',
		fr: 'Marchands\u00a0et\u00a0Bâtisseurs',
		ro: 'Negustori\u00a0și\u00a0constructori'
	},
	early: true,
	maxPlayers: 5,
	rulings: TRADERS_AND_BUILDERS_RULINGS,
	events: TRADERS_AND_BUILDERS_EVENTS,
	objections: TRADERS_AND_BUILDERS_OBJECTIONS,
	editions: {
		tiles: 'traderTiles',
		first: { traderTiles: 'first' },
		second: { traderTiles: 'later' },
		'print-2025': { traderTiles: 'print-2025' }
	},
	facts: {
		tiles: { 'traders-and-builders': 24 },
		otherTiles: [
			{ where: { traderTiles: 'print-2025' }, more: -1 },
			{ where: { traderTiles: 'print-2025' }, more: 1, with: RIVERS }
		],
		sources: [{ id: 'goods', module: 'goods', after: 'farm' }],
		signs: ['wine', 'grain', 'cloth'].map((sign) => ({ sign, on: 'city', module: 'goods' }))
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
