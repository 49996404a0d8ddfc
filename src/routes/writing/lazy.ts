import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* Games in writing are rarely opened or written: whoever does loads them. */

export const FOUND_SHEET = new LazyPart(() => import('./FoundSheet.svelte'));
export const WRITE_DOWN = new LazyPart(() => import('./WriteDown.svelte'));
