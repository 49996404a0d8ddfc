import { file } from './en/file';

/** What is said of a file of a game: apart, for it is loaded when somebody brings one. */
export const fileWords: typeof file = file;
