import type { Photo } from '../../record/evening';
import { localClock, localDay } from '../../share/local-time';
import { words } from '../../words';
import { eveningWords } from '../../words/en/evening';
import { notices } from '../app/notices.svelte';
import type { EveningKeeper } from './evening-keeper.svelte';

/** Deletes a photo, and offers to put it back. */
export async function deletePhoto(keeper: EveningKeeper, photo: Photo): Promise<void> {
	const deleted = await keeper.deletePhoto(photo);
	if (!deleted.ok) {
		notices.show(words.storage.store(deleted.error.code));
		return;
	}
	notices.keep(eveningWords.deleted, {
		label: words.common.undo,
		run: () => void putBack(keeper, deleted.value)
	});
}

async function putBack(keeper: EveningKeeper, photo: Photo): Promise<void> {
	const back = await keeper.putBack(photo);
	notices.show(back.ok ? eveningWords.back : words.storage.store(back.error.code));
}

/** A photo as a file to save or share, named after the local time when it was added. */
export function photoFile({ picture, at }: Photo): File {
	const time = `${localDay(at)}-${localClock(at).replaceAll(':', '-')}`;
	const ending = picture.type.replace('image/', '').replace('jpeg', 'jpg');
	return new File([picture], `tilekeep-${time}.${ending}`, {
		type: picture.type,
		lastModified: at
	});
}
