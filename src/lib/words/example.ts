import { example } from './en/example';

/** The sentences of the example game: apart, for the table alone loads them. */
export const exampleWords: typeof example = example;
