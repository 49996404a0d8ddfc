import type { DeclaredExpansion } from '../../rules/base/expansion';
import { BIG_TOP_EVENTS } from './events';
import { BIG_TOP_OBJECTIONS, BIG_TOP_RULINGS } from './rulings';

/** Under the Big Top: what is known of it before it is played. */
export const UNDER_THE_BIG_TOP = {
	id: 'big-top',
	names: {
		en: 'Under\u00a0the\u00a0Big\u00a0Top',
		de: 'Manege\u00a0frei!',
		fr: 'Tous\u00a0en\u00a0piste\u202f!',
		ro: 'Sub\u00a0cupola\u00a0circului'
	},
	maxPlayers: 6,
	rulings: BIG_TOP_RULINGS,
	events: BIG_TOP_EVENTS,
	objections: BIG_TOP_OBJECTIONS,
	facts: {
		tiles: { 'big-top': 20 },
		sources: [
			{ id: 'ringmaster', module: 'ringmaster', after: 'farm' },
			{ id: 'acrobats', module: 'acrobats', after: 'farm' },
			{ id: 'big-top', module: 'big-top', after: 'farm' }
		]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
