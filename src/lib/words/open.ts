import { open } from './en/open';

/** The sentences around a game from elsewhere: apart, for the first page doesn't load them. */
export const openWords: typeof open = open;
