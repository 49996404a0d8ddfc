import type { GameId, GameRecord } from '$lib/record';
import { readUnsavedGame, fullStore, unsaved, type OpenShelf } from '$lib/store';
import ShareGame from './ShareGame.svelte';

/** A stored game and the sheet that shares it. */
export interface LoadedShare {
	readonly ShareGame: typeof ShareGame;
	readonly record: GameRecord;
	/** The file of all that is stored, where the record is only a part of it. */
	readonly whole: string | undefined;
}

/** A stored game, or one that could not be stored yet, to be shared; undefined when it can't be read. With this come all rules: load it when it's asked for. */
export async function loadStoredShare(
	shelf: OpenShelf,
	id: GameId
): Promise<LoadedShare | undefined> {
	const loaded = await fullStore(shelf).load(id);
	const apart = unsaved.game(id);
	const kept = (loaded.ok && loaded.value) || (apart && readUnsavedGame(apart));
	return kept && { ShareGame, record: kept.record, whole: kept.whole };
}
