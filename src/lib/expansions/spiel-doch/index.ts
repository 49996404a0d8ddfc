import type { DeclaredExpansion } from '../../rules/base/expansion';
import { SPIEL_DOCH_RULINGS } from './rulings';

/** The tiles of Spiel Doch!: what is known of them before they are played. */
export const SPIEL_DOCH = {
	id: 'spiel-doch',
	names: {
		en: 'Spiel\u00a0Doch!',
		de: 'Spiel\u00a0doch!',
		fr: 'Spiel\u00a0Doch\u202f!',
		ro: 'Spiel\u00a0Doch!'
	},
	maxPlayers: 6,
	rulings: SPIEL_DOCH_RULINGS,
	events: [],
	objections: [],
	facts: { tiles: { 'spiel-doch': 2 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
