import { setup } from './en/setup';

/** The sentences of the form that begins a game: apart, for no other page loads them. */
export const setupWords: typeof setup = setup;
