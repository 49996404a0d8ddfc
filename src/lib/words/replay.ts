import { replay } from './en/replay';
import { part } from './parts';

/** Words of a replay. Only the table loads them. */
export const replayWords = part('replay', replay);
