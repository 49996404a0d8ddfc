import type { Summary } from '$lib/record';
import type { OpenShelf } from '$lib/store/shelf-store';
import { notices } from '$lib/table/app/notices.svelte';
import { words } from '$lib/words/en/home';
import type { LoadedShare } from './share-stored';

/**
 * Loads a listed game and the sheet that shares it, and with them the rules. If that fails, shows a notice that says why, and
 * returns undefined.
 */
export async function loadShare(
	shelf: OpenShelf,
	{ id }: Summary
): Promise<LoadedShare | undefined> {
	const loaded = await import('./share-stored').catch(() => undefined);
	const found = await loaded?.loadStoredShare(shelf, id);
	if (!found) notices.show(loaded ? words.home.unreadable : words.common.notLoaded);
	return found;
}
