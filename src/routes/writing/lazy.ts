import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* Games in writing are rarely opened or written, so this code is only loaded when it is needed. */

export const FOUND_SHEET = new LazyPart(() => import('./FoundSheet.svelte'));
export const WRITE_DOWN = new LazyPart(() => import('./WriteDown.svelte'));
