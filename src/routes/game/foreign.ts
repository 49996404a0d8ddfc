import { page } from '$app/state';
import { following } from '$lib/table/follow/following.svelte';
import { visit } from '$lib/table/game/visit.svelte';

/** Somebody else's game that is shown: one that is followed live, or a received one. */
export default {
	open: () => (page.url.searchParams.has('follow') ? following.open() : visit.open())
};
