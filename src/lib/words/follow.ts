import { follow } from './en/follow';
import { part } from './parts';

/** Words of following a table from another device. They come with its sheets and pages. */
export const followWords = part('follow', follow);
