import type { DeclaredExpansion } from '../../rules/base/expansion';

/** The Watchtowers: what is known of it before it is played. */
export const WATCHTOWERS = {
	id: 'watchtowers',
	names: {
		en: 'The\u00a0Watchtowers',
		de: 'Die\u00a0Wachtürme',
		fr: 'Les\u00a0Tours\u00a0de\u00a0guet',
		ro: 'Turnurile\u00a0de\u00a0veghe'
	},
	maxPlayers: 6,
	rulings: [],
	events: [],
	objections: [],
	facts: {
		tiles: { watchtowers: 12 },
		sources: [{ id: 'watchtowers', module: 'watchtowers', after: 'farm' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
