import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { Summary } from '$lib/record';
import type { OpenShelf } from '$lib/store/shelf-store';
import { notices } from '$lib/table/app/notices.svelte';
import { words } from '$lib/words/en/home';

/** Loads what reads a game. Separate, because that needs the rules, which no list of games loads. */
const loadReaders = () =>
	Promise.all([import('./stored-game'), import('$lib/table/setup/last-settings')]).catch(
		() => undefined
	);

/** Opens the form of a new game, filled in as for a listed one. If that game can't be read, the form isn't filled in. */
export async function playAgain(shelf: OpenShelf, { id }: Pick<Summary, 'id'>): Promise<void> {
	const readers = await loadReaders();
	if (!readers) {
		notices.show(words.common.notLoaded);
		return;
	}
	const [{ loadStoredGame }, { rememberForRematch }] = readers;
	const game = await loadStoredGame(shelf, id);
	if (game) rememberForRematch(game.record);
	else notices.show(words.home.unreadable);
	await goto(resolve('/new/'));
}
