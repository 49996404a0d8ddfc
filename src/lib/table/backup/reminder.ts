import type { Summary } from '../../record';

/** A day, in ms. */
export const DAY = 24 * 60 * 60 * 1000;
/** Age in ms at which a backup is out of date; a reminder that was closed comes back after as long. */
const OLD = 14 * DAY;
/** Number of finished games at which a first backup is due. */
const FIRST = 3;

/** Number of games finished since a time, in ms since 1970 UTC; all finished games when there is none. */
export const finishedSince = (games: readonly Summary[], moment: number | undefined): number =>
	games.filter(({ state, modified }) => state === 'closed' && modified > (moment ?? -1)).length;

/** When a device was last backed up, something was kept of an evening, and the reminder was closed, in ms since 1970 UTC. */
export interface BackupDates {
	readonly backedUp?: number | undefined;
	readonly kept?: number | undefined;
	readonly closed?: number | undefined;
}

/** What is in no backup: finished games, and notes or photos of evenings. */
export interface Unsaved {
	readonly games: number;
	readonly evenings: boolean;
}

/** What to remind of; undefined when no backup is due. */
export function toRemind(
	games: readonly Summary[],
	{ backedUp, kept, closed }: BackupDates,
	now: number
): Unsaved | undefined {
	const newer = finishedSince(games, backedUp);
	const evenings = kept !== undefined && kept > (backedUp ?? -1);
	const due =
		backedUp === undefined ? newer >= FIRST : now - backedUp >= OLD && (newer > 0 || evenings);
	const put = closed !== undefined && now - closed < OLD;
	return due && !put ? { games: newer, evenings } : undefined;
}
