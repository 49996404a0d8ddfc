/** How long a deleted game can be restored, in ms: a day, so that no tab loses what another one can still undo. */
export const RESTORE_WINDOW_MS = 24 * 60 * 60 * 1000;
