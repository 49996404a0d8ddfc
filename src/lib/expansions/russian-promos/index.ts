import type { DeclaredExpansion } from '../../rules/base/expansion';

/** The Russian Promos of 2013: what is known of them before they are played. */
export const RUSSIAN_PROMOS = {
	id: 'russian-promos',
	names: {
		en: 'Russian\u00a0Promos',
		de: 'Russische\u00a0Promos',
		fr: 'Promos\u00a0russes',
		ro: 'Promo\u00a0rusești'
	},
	maxPlayers: 6,
	rulings: [],
	events: [],
	objections: [],
	facts: {
		tiles: { 'russian-promos': 2 },
		sources: [{ id: 'hut', module: 'hut', after: 'monastery' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
