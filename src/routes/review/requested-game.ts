import { gameId, type GameId } from '$lib/record';
import { readUnsavedGame, fullStore, unsaved, type GameStore, type StoredGame } from '$lib/store';
import { app } from '$lib/table/app/app.svelte';
import { example } from '$lib/table/game/example.svelte';
import { visit } from '$lib/table/game/visit.svelte';

/** A game and the store that has it. */
export interface GameSource {
	readonly store: GameStore;
	readonly id: GameId;
	/** The game itself, where it could not be stored yet. */
	readonly unstored?: StoredGame | undefined;
}

/** Which game an address asks for, as every page that shows one is asked: `id=…`, `visit` or `example`. */
export function gameParam(params: URLSearchParams): string {
	const shown = ['visit', 'example'].find((name) => params.has(name));
	return shown ?? `id=${params.get('id') ?? ''}`;
}

/** Where the game is that an address asks for; undefined when it can't be had now. */
export async function gameSourceOf(game: string): Promise<GameSource | undefined> {
	if (game === 'example') return example.open();
	if (game === 'visit') return visit.open();
	const id = gameId(game.slice('id='.length));
	const apart = unsaved.game(id);
	return { store: fullStore(await app.ready), id, unstored: apart && readUnsavedGame(apart) };
}
