import { contract } from './en/contract';
import { part } from './parts';

/** Words of the rules that a table agrees on. The form for a new game and the game load them. */
export const contractWords = part('contract', contract);
