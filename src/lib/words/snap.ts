import { snap } from './en/snap';
import { part } from './parts';

/** Words of the way from a photo to a table. Only that way loads them. */
export const snapWords = part('snap', snap);
