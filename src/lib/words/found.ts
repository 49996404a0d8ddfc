import { found } from './en/found';

/** The sentences of a table as found: apart, for only it loads them. */
export const foundWords: typeof found = found;
