import { incoming } from './en/incoming';
import { part } from './parts';

/** Words around a game from elsewhere. The first page doesn’t load them. */
export const incomingWords = part('incoming', incoming);
