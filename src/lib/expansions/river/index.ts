import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVER_OBJECTIONS } from './objections';
import { RIVER_RULINGS } from './rulings';

/** The River: what is known of it before it is played. */
export const RIVER = {
	id: 'river',
	early: true,
	maxPlayers: 5,
	rulings: RIVER_RULINGS,
	events: [],
	objections: RIVER_OBJECTIONS,
	facts: {
		tiles: { river: 12 },
		startReplaced: { by: 'river', unless: { startTileWithRiver: 'bag' } },
		/** The base game of 2021 has the tiles of 2014, and another river. */
		printedAs: { id: 'base-c3', box: 'base-c2', ruling: 'riverTiles', answer: 'third' },
		kinds: [{ kind: 'river', shape: 'path', ends: ['spring', 'lake'], module: 'river' }]
	},
	load: async () => (await import('./rules')).RIVER_RULES
} as const satisfies DeclaredExpansion;
