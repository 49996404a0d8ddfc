import type { Summary } from '$lib/record';
import type { OpenShelf } from '$lib/store/light';
import { notices } from '$lib/table/notices.svelte';
import { words } from '$lib/words';
import type { ToShare } from './share-stored';

/** A listed game with the sheet that shares it; undefined after saying why it can't be had. The rules come with it. */
export async function toShare(shelf: OpenShelf, { id }: Summary): Promise<ToShare | undefined> {
	const loaded = await import('./share-stored').catch(() => undefined);
	const found = await loaded?.storedToShare(shelf, id);
	if (!found) notices.show(loaded ? words.home.unreadable : words.home.notLoaded);
	return found;
}
