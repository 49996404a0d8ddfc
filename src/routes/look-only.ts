import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Shows a game that this version doesn't know. Rarely needed. */
export const LOOK_ONLY = new LazyPart(() => import('./LookOnly.svelte'));
