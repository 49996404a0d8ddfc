import { contract } from './en/contract';

/** The sentences of the rules that a table agrees on: for the form that begins a game, and for the game. */
export const contractWords: typeof contract = contract;
