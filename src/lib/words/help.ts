import { help } from './en/help';
import { needAllExpansions, part } from './parts';

needAllExpansions();

/** Words of the help page. No other page loads them. */
export const helpWords = part('help', help);
