import { differences } from './en/differences';

/** The sentences of what a correction does: apart, for the table alone loads them. */
export const differenceWords: typeof differences = differences;
