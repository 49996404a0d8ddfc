import { EXPANSIONS } from '../expansions';
import { BASE_GAME } from './base/declared';
import type { Declared, DeclaredExpansion } from './base/expansion';

export type ExpansionId = (typeof EXPANSIONS)[number]['id'];
/** The expansions that can be played with any box, in the order of every list. */
export const EXPANSION_IDS: readonly ExpansionId[] = EXPANSIONS.map(({ id }) => id);

/** What each expansion declares, in the same order. */
export const DECLARED_EXPANSIONS: readonly DeclaredExpansion[] = EXPANSIONS;

/** What is declared of all that can be played: the base game first. */
export const DECLARED: readonly Declared[] = [BASE_GAME, ...EXPANSIONS];

/** What is declared of a game with these expansions. */
export const declaredIn = (expansions: readonly ExpansionId[]): readonly Declared[] => [
	BASE_GAME,
	...EXPANSIONS.filter(({ id }) => expansions.includes(id))
];
