import { history } from './en/history';
import { part } from './parts';

/** Words of looking back at a game and of amending it. Only the table loads them. */
export const historyWords = part('history', history);
