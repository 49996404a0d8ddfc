/** How far a game is, in order. */
export const PHASES = ['building', 'playing', 'ended', 'closed'] as const;
/** Building a table as it was found; playing; ended and scored, the books still open; closed. */
export type Phase = (typeof PHASES)[number];
