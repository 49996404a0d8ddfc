import { gameFile } from './en/game-file';
import { part } from './parts';

/** Words of what is wrong with a game file. They are loaded when somebody opens one. */
export const gameFileWords = part('gameFile', gameFile);
