import type { Summary } from '../record';
import { storeOn } from '../store';
import { words } from '../words';
import { downloadGame } from './files';
import type { Library } from './library.svelte';
import { notices } from './notices.svelte';

/*
 * Games as files. With this come all rules, so the first page loads it when somebody asks for it.
 */

/** Hands the user the file of a game. */
export async function saveToFile({ shelf }: Library, { id }: Summary): Promise<void> {
	const loaded = await storeOn(shelf).load(id);
	if (loaded.ok && loaded.value) downloadGame(loaded.value.record, loaded.value.whole);
	else notices.show(words.home.unreadable);
}
