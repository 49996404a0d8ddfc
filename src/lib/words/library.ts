import { library } from './en/library';

/** The sentences of the pages of past games and of who played them: apart, for no other page loads them. */
export const libraryWords: typeof library = library;
