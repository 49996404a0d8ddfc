import { gameId, loadRulesFor, type GameId } from '$lib/record';
import { readUnsavedGame, fullStore, unsaved, type GameStore, type StoredLog } from '$lib/store';
import { app } from '$lib/table/app/app.svelte';
import { example } from '$lib/table/game/example.svelte';
import { following } from '$lib/table/follow/following.svelte';
import { visit } from '$lib/table/game/visit.svelte';

/** A game's id and the store that has it. */
interface GameSource {
	readonly store: GameStore;
	readonly id: GameId;
	/** The game itself, when it couldn't be stored yet. */
	readonly unstored?: StoredLog | undefined;
}

/** Where the requested game is; undefined when it isn't available. */
export async function gameSourceOf(game: string): Promise<GameSource | undefined> {
	if (game === 'example') return example.open();
	if (game === 'visit') return visit.open();
	if (game === 'follow') return following.open();
	const id = gameId(game.slice('id='.length));
	const apart = unsaved.game(id);
	const unstored = apart && readUnsavedGame(apart);
	await loadRulesFor(unstored?.record.header);
	return { store: fullStore(await app.ready), id, unstored };
}
