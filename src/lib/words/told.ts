import { told } from './en/told';

/** The sentences of telling a tile: apart, for the table alone loads them. */
export const toldWords: typeof told = told;
