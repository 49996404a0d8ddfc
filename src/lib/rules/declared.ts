import { EXPANSIONS } from '../expansions';
import { BASE_GAME } from './base/declared';
import type { Declared, DeclaredExpansion } from './base/expansion';

export type ExpansionId = (typeof EXPANSIONS)[number]['id'];
/** The expansions that can be played with any box, in the order of every list. */
export const EXPANSION_IDS: readonly ExpansionId[] = EXPANSIONS.map(({ id }) => id);

/** What each expansion declares, in the same order. */
export const DECLARED_EXPANSIONS: readonly DeclaredExpansion[] = EXPANSIONS;

/** What the base game and all expansions declare; the base game comes first. */
export const DECLARED: readonly Declared[] = [BASE_GAME, ...EXPANSIONS];

/** What the base game and these expansions declare. */
export const declaredIn = (expansions: readonly ExpansionId[]): readonly Declared[] => [
	BASE_GAME,
	...EXPANSIONS.filter(({ id }) => expansions.includes(id))
];
