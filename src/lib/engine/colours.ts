/** The colours of the figures in the boxes; of the last two, older boxes have the one and newer boxes the other. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey', 'pink'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
