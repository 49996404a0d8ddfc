import { rebuild } from './en/rebuild';

/** The sentences that lay a table again: apart, for the game page alone loads them. */
export const rebuildWords: typeof rebuild = rebuild;
