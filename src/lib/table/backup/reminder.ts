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

/** When a device was last backed up, and when the reminder was closed, in ms since 1970 UTC. */
export interface BackupDates {
	readonly backedUp?: number | undefined;
	readonly closed?: number | undefined;
}

/** Number of games to remind of; 0 when no backup is due. */
export function gamesToRemind(
	games: readonly Summary[],
	{ backedUp, closed }: BackupDates,
	now: number
): number {
	const newer = finishedSince(games, backedUp);
	const due = backedUp === undefined ? newer >= FIRST : now - backedUp >= OLD;
	const put = closed !== undefined && now - closed < OLD;
	return due && !put ? newer : 0;
}
