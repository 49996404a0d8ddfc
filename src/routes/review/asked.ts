import { gameId, type GameId } from '$lib/record';
import { readApart, storeOn, unsaved, type GameStore, type Kept } from '$lib/store';
import { app } from '$lib/table/app.svelte';
import { example } from '$lib/table/example.svelte';
import { visit } from '$lib/table/visit.svelte';

/** A game and the store that has it. */
export interface Place {
	readonly store: GameStore;
	readonly id: GameId;
	/** The game itself, where it could not be stored yet. */
	readonly unstored?: Kept | undefined;
}

/** Which game an address asks for, as every page that shows one is asked: `id=…`, `visit` or `example`. */
export function gameIn(params: URLSearchParams): string {
	const shown = ['visit', 'example'].find((name) => params.has(name));
	return shown ?? `id=${params.get('id') ?? ''}`;
}

/** Where the game is that an address asks for; undefined when it can't be had now. */
export async function placeOf(game: string): Promise<Place | undefined> {
	if (game === 'example') return example.open();
	if (game === 'visit') return visit.open();
	const id = gameId(game.slice('id='.length));
	const apart = unsaved.game(id);
	return { store: storeOn(await app.ready), id, unstored: apart && readApart(apart) };
}
