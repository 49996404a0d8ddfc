import { setup } from './en/setup';
import { needAllExpansions, part } from './parts';

needAllExpansions();

/** Words of the form for a new game. No other page loads them. */
export const setupWords = part('setup', setup);
