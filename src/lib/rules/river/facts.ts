import type { BoxFacts } from '../presentation/facts';

/** The spring is one of the twelve. */
export const RIVER_FACTS: BoxFacts = { tiles: { river: 12 } };
