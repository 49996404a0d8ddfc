import type { DeclaredExpansion } from '../../rules/base/expansion';
import { GOLD_EVENTS } from './events';
import { GOLD_RULINGS } from './rulings';

/** The Gold Mines: what is known of it before it is played. */
export const GOLD_MINES = {
	id: 'gold-mines',
	names: {
		en: 'Gold\u00a0Mines',
		de: 'Goldminen',
		fr: 'Mines\u00a0d’or',
		ro: 'Minele\u00a0de\u00a0aur'
	},
	maxPlayers: 5,
	rulings: GOLD_RULINGS,
	events: GOLD_EVENTS,
	objections: [],
	facts: {
		tiles: { 'gold-mines': 8 },
		sources: [{ id: 'ingots', module: 'gold-mines', after: 'farm' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
