import { history } from './en/history';

/** The sentences of looking back at a game: apart, for only its table says them. */
export const historyWords: typeof history = history;
