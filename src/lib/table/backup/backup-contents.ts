import type { GameId, Summary } from '../../record';
import type { Backup } from '../../record/backup';
import type { DamagedGame, DeviceExport } from '../../store';
import { playerNames } from '../../words/player-name';

/** What is known of a game that can't be read, or not to its end. */
interface UnreadableGame {
	/** Its players' names; empty where its header can't be read. */
	readonly names: readonly string[];
	/** When it was last written to or created, in ms since 1970 UTC; undefined where that can't be read either. */
	readonly at: number | undefined;
}

/** What a backup includes of the games on a device. */
export interface BackupContents {
	/** Number of games, including those that can't be read. */
	readonly games: number;
	/** Those of them that can't be read, or not to their end. */
	readonly unread: readonly UnreadableGame[];
	/** Number of games too damaged to be included at all; not counted in `games`. */
	readonly left: number;
}

export const backupContentsOf = (
	{ games, unread, left }: DeviceExport,
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
): BackupContents => ({
	games: games.length + unread.length,
	unread: unread.map(({ id }) => knownOf(id, summaries, damaged)),
	left
});

function knownOf(
	id: GameId,
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
): UnreadableGame {
	const summary = summaries.find((one) => one.id === id);
	const names = playerNames(summary?.players ?? []);
	return { names, at: summary?.modified ?? damaged.find((one) => one.id === id)?.at };
}

/** What an offer to restore a backup says of it; the size of its photos in bytes. */
export const offeredIn = ({ made, games, unread, photos }: Backup) => ({
	made,
	games: games.length + unread.length,
	photos: photos.length,
	bytes: photos.reduce((sum, { picture, thumbnail }) => sum + picture.size + thumbnail.size, 0)
});
