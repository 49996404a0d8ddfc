import { game } from './en/game';

/** The sentences of a game at its table: those of the first screen, which needn't load the others, and many more. */
export const words: typeof game = game;
