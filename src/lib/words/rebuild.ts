import { rebuild } from './en/rebuild';
import { part } from './parts';

/** Words of rebuilding a table. Only the game page loads them. */
export const rebuildWords = part('rebuild', rebuild);
