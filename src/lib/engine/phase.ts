/** How far a game is, in order. */
export const PHASES = ['building', 'playing', 'ended', 'closed'] as const;
/** An existing table is being built; play; the final scoring is done; the game is closed. */
export type Phase = (typeof PHASES)[number];
