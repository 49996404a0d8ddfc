import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVERS } from '../../rules/river/declared';
import { WIND_ROSE_RULINGS } from './rulings';

/** The Wind Roses: what is known of it before it is played. */
export const WIND_ROSES = {
	id: 'wind-roses',
	names: {
		en: 'The\u00a0Wind\u00a0Roses',
		de: 'Die\u00a0Windrosen',
		fr: 'Les\u00a0Roses\u00a0des\u00a0vents',
		ro: 'Rozele\u00a0vânturilor'
	},
	maxPlayers: 6,
	rulings: WIND_ROSE_RULINGS,
	events: [],
	objections: [],
	facts: {
		tiles: { 'wind-roses': 6 },
		startReplaced: {
			by: 'wind-roses',
			unless: { startTileWithRoses: 'bag' },
			notWith: RIVERS
		},
		sources: [{ id: 'wind-roses', module: 'wind-roses', after: 'farm' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
