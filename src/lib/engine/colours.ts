/** The colours of wood in the boxes, and the sixth of whoever has one. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
