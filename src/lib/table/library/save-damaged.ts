import { currentTimestamp, type GameId } from '../../record';
import { BACKUP_ENDING, backupFile } from '../../share/backup';
import { fullStore, type OpenShelf, type RawGame } from '../../store';
import { download } from '../sharing/files';

/** The file's name: it mustn't look like a backup of everything. */
const NAME = 'tilekeep-damaged-game';

/**
 * Downloads all that is stored of a game that can't be read: as a backup of it alone, which a newer app may read, or as
 * text where it is too damaged for that.
 * @returns false when nothing of it could be read
 */
export async function saveRaw(shelf: OpenShelf, id: GameId): Promise<boolean> {
	const raw = await fullStore(shelf).raw(id);
	if (!raw.ok || !raw.value) return false;
	const file = await fileOf(raw.value);
	download(file, file.name);
	return true;
}

async function fileOf({ unread, text }: RawGame): Promise<File> {
	if (!unread) return new File([text], `${NAME}.json`, { type: 'application/json' });
	const made = currentTimestamp();
	const file = await backupFile({ made, games: [], unread: [unread], told: [], people: [] });
	return new File([file], NAME + BACKUP_ENDING, { type: file.type });
}
