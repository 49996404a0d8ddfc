/*
 * What breaks the order of a board costs, in the units of the evidence: natural logarithms of probabilities. A table can
 * break any rule: the evidence of the photo must only be strong enough.
 */

/** Evidence is divided by this: a network is surer than it is right. */
export const TEMPERATURE = 1.3;
/** Softened evidence is never below this, so that neighbours can overrule any misreading. */
export const LEAST = -9;
/** Two sides that touch and differ. */
export const MISMATCH = 6;
/** Each copy more than there are. */
export const TOO_MANY = 4;
/** A tile that touches no other. */
export const APART = 3;
/** Another tile than those of the game. */
export const OTHER = 3;
/** How far the evidence for designs that the game doesn't have speaks for another tile. */
export const STRANGE = 0.05;
