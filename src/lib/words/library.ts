import './en/boxes/all';
import { library } from './en/library';
import { part } from './parts';

/** Words of the pages of past games and of players. No other page loads them. */
export const libraryWords = part('library', library);
