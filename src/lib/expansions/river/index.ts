import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVER_KIND, RIVER_OBJECTIONS } from '../../rules/river/declared';
import { RULINGS } from './rulings';

/** The River: what is known of it before it is played. */
export const RIVER = {
	id: 'river',
	names: {
		en: 'The\u00a0River',
		de: 'Der\u00a0Fluss',
		fr: 'La\u00a0Rivière',
		ro: 'Râul'
	},
	early: true,
	maxPlayers: 5,
	rulings: RULINGS,
	events: [],
	objections: RIVER_OBJECTIONS,
	editions: {
		tiles: 'riverTiles',
		first: { riverTiles: 'first' },
		second: { riverTiles: 'second' },
		third: { riverTiles: 'third' }
	},
	facts: {
		tiles: { river: 12 },
		startReplaced: { by: 'river', unless: { startTileWithRiver: 'bag' } },
		kinds: [RIVER_KIND]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
