import { share } from './en/share';

/** The sentences of sharing a game and of handing it over: apart, for the first page doesn't load them. */
export const shareWords: typeof share = share;
