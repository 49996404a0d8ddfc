/** The colours of the figures in the boxes, and a sixth. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
