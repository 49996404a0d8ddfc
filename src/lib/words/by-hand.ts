import { byHand } from './en/by-hand';

/** The sentences of points given by hand: apart, for the game page alone loads them. */
export const byHandWords: typeof byHand = byHand;
