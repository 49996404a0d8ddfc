import { result } from './en/result';
import { part } from './parts';

/** Words of the guided final scoring and of the result. They are loaded when a game has ended. */
export const resultWords = part('result', result);
