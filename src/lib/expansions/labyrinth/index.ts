import type { DeclaredExpansion } from '../../rules/base/expansion';
import { LABYRINTH_RULINGS } from './rulings';

/** The Labyrinth: what is known of it before it is played. */
export const LABYRINTH = {
	id: 'labyrinth',
	names: {
		en: 'The\u00a0Labyrinth',
		de: 'Das\u00a0Labyrinth',
		fr: 'Le\u00a0Labyrinthe',
		ro: 'Labirintul'
	},
	maxPlayers: 6,
	rulings: LABYRINTH_RULINGS,
	events: [],
	objections: [],
	facts: { tiles: { labyrinth: 1 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
