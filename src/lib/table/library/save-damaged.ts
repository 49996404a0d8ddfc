import { currentTimestamp, type GameId } from '../../record';
import { BACKUP_ENDING, backupFile } from '../../share/backup';
import { fullStore, type OpenShelf, type RawGame } from '../../store';
import { download } from '../sharing/send';

/** The file's name: it mustn't look like a backup of everything. */
const NAME = 'tilekeep-damaged-game';

/** Downloads what is stored of an unreadable game: as a backup, for a newer app, or else as text. @returns false when nothing can be read */
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
	const file = await backupFile({
		made,
		games: [],
		unread: [unread],
		told: [],
		people: [],
		evenings: [],
		photos: []
	});
	return new File([file], NAME + BACKUP_ENDING, { type: file.type });
}
