import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVER_KIND, RIVER_OBJECTIONS } from '../../rules/river/declared';
import { RIVER_2_RULINGS, RIVER_2_OBJECTIONS } from './rulings';

/** The River II: what is known of it before it is played. */
export const RIVER_2 = {
	id: 'river-2',
	names: {
		en: 'The\u00a0River\u00a0II',
		de: 'Der\u00a0Fluss\u00a0II',
		fr: 'La\u00a0Rivière\u00a0II',
		ro: 'Râul\u00a0II'
	},
	maxPlayers: 5,
	rulings: RIVER_2_RULINGS,
	events: [],
	objections: [...RIVER_OBJECTIONS, ...RIVER_2_OBJECTIONS],
	editions: {
		tiles: 'river2Tiles',
		first: { river2Tiles: 'first' },
		second: { river2Tiles: 'later' }
	},
	facts: {
		tiles: { 'river-2': 12 },
		startReplaced: { by: 'river-2', unless: { startTileWithRiver: 'bag' } },
		kinds: [RIVER_KIND]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
