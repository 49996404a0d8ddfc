import type { BoxFacts } from '../presentation/facts';

/** The spring is one of the twelve, and lies first. */
export const RIVER_FACTS: BoxFacts = {
	tiles: { river: 12 },
	startReplaced: { by: 'river', unless: { startTileWithRiver: 'bag' } },
	kinds: [{ kind: 'river', shape: 'path', ends: ['spring', 'lake'], module: 'river' }]
};
