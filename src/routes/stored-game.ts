import type { GameId } from '$lib/record';
import { readUnsavedGame, fullStore, unsaved, type OpenShelf, type StoredGame } from '$lib/store';

/** A stored or not yet stored game; undefined when it can't be read. */
export async function storedGame(shelf: OpenShelf, id: GameId): Promise<StoredGame | undefined> {
	const loaded = await fullStore(shelf).load(id);
	const apart = unsaved.game(id);
	return (loaded.ok && loaded.value) || (apart && readUnsavedGame(apart));
}
