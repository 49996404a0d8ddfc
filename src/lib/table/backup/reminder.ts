import type { Summary } from '../../record';

/** A day, in ms. */
export const DAY = 24 * 60 * 60 * 1000;
/** How old a backup is when it is time for the next one; a reminder that was put away comes back after as long. */
const OLD = 14 * DAY;
/** How many games are finished when it is time for the first one. */
const FIRST = 3;

/** How many games were finished since a moment, in ms since 1970 UTC; all that are finished, when there was none. */
export const finishedSince = (games: readonly Summary[], moment: number | undefined): number =>
	games.filter(({ state, modified }) => state === 'closed' && modified > (moment ?? -1)).length;

/** When a device was last backed up, and when the reminder of it was put away. */
export interface BackupDates {
	readonly backedUp?: number | undefined;
	readonly closed?: number | undefined;
}

/** How many games a reminder has to speak of; 0 when it isn't time for one. */
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
