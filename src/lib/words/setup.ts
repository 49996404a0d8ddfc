import './en/boxes/all';
import { setup } from './en/setup';
import { part } from './parts';

/** Words of the form for a new game. No other page loads them. */
export const setupWords = part('setup', setup);
