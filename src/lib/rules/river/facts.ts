import type { BoxFacts } from '../presentation/facts';

/** The spring is one of the twelve, and lies first. */
export const RIVER_FACTS: BoxFacts = {
	tiles: { river: 12 },
	startReplaced: { by: 'river', unless: { startTileWithRiver: 'bag' } },
	/** The base game of 2021 has the tiles of 2014, and another river. */
	printedAs: { id: 'base-c3', box: 'base-c2', ruling: 'riverTiles', answer: 'third' },
	kinds: [{ kind: 'river', shape: 'path', ends: ['spring', 'lake'], module: 'river' }]
};
