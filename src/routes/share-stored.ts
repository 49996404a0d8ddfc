import type { GameId, GameRecord } from '$lib/record';
import { storeOn, type OpenShelf } from '$lib/store';
import ShareGame from './ShareGame.svelte';

/** A stored game and the sheet that shares it. */
export interface ToShare {
	readonly ShareGame: typeof ShareGame;
	readonly record: GameRecord;
	/** The file of all that is stored, where the record is only a part of it. */
	readonly whole: string | undefined;
}

/** A stored game, to be shared; undefined when it can't be read. With this come all rules: load it when it's asked for. */
export async function storedToShare(shelf: OpenShelf, id: GameId): Promise<ToShare | undefined> {
	const loaded = await storeOn(shelf).load(id);
	if (!loaded.ok || !loaded.value) return undefined;
	const { record, whole } = loaded.value;
	return { ShareGame, record, whole };
}
