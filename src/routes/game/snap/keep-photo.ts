import type { GameId } from '$lib/record';
import { eveningsOf } from '$lib/store/evenings';
import { app } from '$lib/table/app/app.svelte';
import { notices } from '$lib/table/app/notices.svelte';
import { EveningKeeper } from '$lib/table/evening/evening-keeper.svelte';
import { snapWords } from '$lib/words/snap';

/** True where photos can be kept with games. */
export const keepsPhotos = (): boolean => app.shelf?.kind === 'device';

/** Keeps a photo with a game, as those of its evening. */
export async function keepPhoto(game: GameId, photo: Blob): Promise<void> {
	const evenings = app.shelf && eveningsOf(app.shelf);
	const keeper = evenings && new EveningKeeper(evenings, game);
	await keeper?.addPhotos([new File([photo], 'photo', { type: photo.type })]);
	if (!keeper || keeper.trouble) notices.show(snapWords.notKept);
}
