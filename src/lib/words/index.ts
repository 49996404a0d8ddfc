import { en } from './en';

/**
 * Every sentence that a user reads, by where it stands. English is the model that other languages follow. What only one
 * page but the first says has a module of its own here, which the first screen needn't load.
 */
export type Words = typeof en;

/** The sentences of the language in use. */
export const words: Words = en;
