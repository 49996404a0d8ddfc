import { library } from './en/library';
import { needAllExpansions, part } from './parts';

needAllExpansions();

/** Words of the pages of past games and of players. No other page loads them. */
export const libraryWords = part('library', library);
