import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { fullStore } from '$lib/store';
import { app } from '$lib/table/app/app.svelte';
import { notices } from '$lib/table/app/notices.svelte';
import { following } from '$lib/table/follow/following.svelte';
import { keeping } from '$lib/table/follow/keeping.svelte';
import { words } from '$lib/words';
import { shareWords } from '$lib/words/share';
import { FOLLOW } from '../game/menu/parts';
import { MENU } from '../game/menu/sheets';

/** From now on this device keeps the game; whoever had it follows by the same connection. */
export async function takeOver(): Promise<void> {
	const store = fullStore(await app.ready);
	const added = await following.take(store);
	const kept = added.ok ? await store.load(added.value.id) : added;
	if (!kept.ok) notices.show(words.storage.store(kept.error.code));
	if (!kept.ok || !kept.value) return;
	const { record } = kept.value;
	// What shows who follows comes with the menu.
	await Promise.all([MENU.load(), FOLLOW.load()]);
	await goto(resolve(`/game/?id=${record.header.id}`), { replaceState: true });
	const given = following.release();
	if (given) await keeping.adopt(record, given.connecting, given.talk);
	notices.show(shareWords.transferTaken);
}
