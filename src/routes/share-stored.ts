import type { GameId, GameRecord } from '$lib/record';
import type { OpenShelf } from '$lib/store';
import ShareGame from './ShareGame.svelte';
import { loadStoredGame } from './stored-game';

/** A stored game and the sheet that shares it. */
export interface LoadedShare {
	readonly ShareGame: typeof ShareGame;
	readonly record: GameRecord;
	/** The complete stored file, when the record is only a part of it. */
	readonly whole: string | undefined;
}

/**
 * Loads a stored or not yet stored game to share; undefined if it can't be read. This module imports all rules, so load it on
 * demand.
 */
export async function loadStoredShare(
	shelf: OpenShelf,
	id: GameId
): Promise<LoadedShare | undefined> {
	const kept = await loadStoredGame(shelf, id);
	return kept && { ShareGame, record: kept.record, whole: kept.whole };
}
