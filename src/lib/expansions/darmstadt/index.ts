import type { DeclaredExpansion } from '../../rules/base/expansion';

/** Darmstadt: what is known of it before it is played. */
export const DARMSTADT = {
	id: 'darmstadt',
	names: { en: 'Darmstadt', de: 'Darmstadt', fr: 'Darmstadt', ro: 'Darmstadt' },
	maxPlayers: 6,
	rulings: [],
	events: [],
	objections: [],
	facts: {
		tiles: { darmstadt: 3 },
		sources: [{ id: 'darmstadt', module: 'darmstadt', after: 'farm' }],
		signs: [
			{ sign: 'darmstadtium', on: 'city', module: 'darmstadt' },
			{ sign: 'church', on: 'monastery', module: 'darmstadt' }
		]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
