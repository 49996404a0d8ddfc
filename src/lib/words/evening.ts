import { evening } from './en/evening';
import { part } from './parts';

/** Words of what is kept of a game's evening. Only the review and the lists that search it load them. */
export const eveningWords = part('evening', evening);
