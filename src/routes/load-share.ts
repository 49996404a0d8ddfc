import type { Summary } from '$lib/record';
import type { OpenShelf } from '$lib/store/shelf-store';
import { notices } from '$lib/table/app/notices.svelte';
import { words } from '$lib/words';
import type { LoadedShare } from './share-stored';

/** A listed game with the sheet that shares it; undefined after saying why it can't be had. The rules come with it. */
export async function loadShare(
	shelf: OpenShelf,
	{ id }: Summary
): Promise<LoadedShare | undefined> {
	const loaded = await import('./share-stored').catch(() => undefined);
	const found = await loaded?.loadStoredShare(shelf, id);
	if (!found) notices.show(loaded ? words.home.unreadable : words.home.notLoaded);
	return found;
}
