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
	art: {
		sources: {
			ingots: { pattern: 'M2 2H6L7.5 6H.5Z', colour: 'light-dark(#d9c04f, #6e5a12)' }
		}
	},
	packed: () => import('./packed'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
