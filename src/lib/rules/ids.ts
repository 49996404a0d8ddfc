import { EXPANSIONS } from '../expansions';

export type ExpansionId = (typeof EXPANSIONS)[number]['id'];
/** The expansions that can be played with any box, in the order of every list. */
export const EXPANSION_IDS: readonly ExpansionId[] = EXPANSIONS.map(({ id }) => id);

export * from './boxes';
