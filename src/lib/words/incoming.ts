import { incoming } from './en/incoming';

/** The sentences around a game from elsewhere: apart, for the first page doesn't load them. */
export const incomingWords: typeof incoming = incoming;
