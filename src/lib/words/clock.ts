import { clock } from './en/clock';
import { part } from './parts';

/** Words of the clock at the table, which loads them when it is on. */
export const clockWords = part('clock', clock);
