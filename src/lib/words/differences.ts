import { differences } from './en/differences';
import { part } from './parts';

/** Words of what an amendment changes. Only the table loads them. */
export const differenceWords = part('differences', differences);
