import { share } from './en/share';
import { part } from './parts';

/** Words of sharing and transferring a game. The first page doesn’t load them. */
export const shareWords = part('share', share);
