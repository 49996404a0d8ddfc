import { gameFile } from './en/game-file';

/** What is said of a file of a game: apart, for it is loaded when somebody brings one. */
export const gameFileWords: typeof gameFile = gameFile;
