import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import { isBroadcast } from '$lib/table/follow/broadcast';
import { following } from '$lib/table/follow/following.svelte';
import { visit } from '$lib/table/game/visit.svelte';

/** Somebody else's game that is shown: a game that is followed live, or a received one. */
export default {
	open: () => {
		if (!page.url.searchParams.has('follow')) return visit.open();
		// For users who add this to the address of the table.
		if (isBroadcast(page.url))
			void goto(resolve('/open/?follow&view=broadcast'), { replaceState: true });
		return following.open();
	}
};
