import { help } from './en/help';
import { part } from './parts';

/** Words of the help page. No other page loads them. */
export const helpWords = part('help', help);
