import { loadRulesFor, type GameId } from '$lib/record';
import { readUnsavedGame, fullStore, unsaved, type OpenShelf, type StoredLog } from '$lib/store';

/** Returns a stored or not yet stored game, with its rules; undefined if it can't be read. */
export async function loadStoredGame(shelf: OpenShelf, id: GameId): Promise<StoredLog | undefined> {
	const loaded = await fullStore(shelf).load(id);
	if (loaded.ok && loaded.value) return loaded.value;
	const apart = unsaved.game(id);
	const log = apart && readUnsavedGame(apart);
	await loadRulesFor(log?.record.header);
	return log;
}
