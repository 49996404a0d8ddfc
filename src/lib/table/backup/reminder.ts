import type { Summary } from '../../record';

/** A day, in ms. */
export const DAY = 24 * 60 * 60 * 1000;
/** Age in ms at which a backup is out of date; a reminder that was closed comes back after the same time. */
const OLD = 14 * DAY;
/** Number of finished games with which a first backup is due; what was kept of evenings counts as one more. */
const FIRST = 3;

/** When a device was last backed up, something was kept of an evening, and the reminder was closed, in ms since 1970 UTC. */
export interface BackupDates {
	readonly backedUp?: number | undefined;
	readonly kept?: number | undefined;
	readonly closed?: number | undefined;
}

/** What is in no backup: a number of finished games, and notes or photos of evenings. */
export interface Unsaved {
	readonly games: number;
	readonly evenings: boolean;
}

/** What was finished or kept since the last backup; everything when there is none. */
export const unsavedSince = (
	games: readonly Summary[],
	{ backedUp = -1, kept = -1 }: BackupDates
): Unsaved => ({
	games: games.filter(({ state, modified }) => state === 'closed' && modified > backedUp).length,
	evenings: kept > backedUp
});

/** What to remind of; undefined when no backup is due. Notes and photos count like a game. */
export function toRemind(
	games: readonly Summary[],
	dates: BackupDates,
	now: number
): Unsaved | undefined {
	const { backedUp, closed } = dates;
	const unsaved = unsavedSince(games, dates);
	const count = unsaved.games + (unsaved.evenings ? 1 : 0);
	const due = backedUp === undefined ? count >= FIRST : now - backedUp >= OLD && count > 0;
	const put = closed !== undefined && now - closed < OLD;
	return due && !put ? unsaved : undefined;
}
