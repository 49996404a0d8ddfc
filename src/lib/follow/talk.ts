import type { Messages } from './messages';

/** What is said between a keeper and who follows: the game, by the sync protocol of Yjs. New kinds come at the end. */
export const FOLLOW_KINDS = ['game'] as const;

/** The messages between a keeper and one who follows. */
export type Talk = Messages<(typeof FOLLOW_KINDS)[number]>;

/** Longest message with a game, in bytes: ten times that of the longest real one. */
export const MOST_GAME = 5_000_000;
