import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Where the tile lies, and who goes on it: it comes with the tile or spot that is chosen, one tap before it is shown. */
export const LAYING = new LazyPart(async () => ({ default: await import('./laying') }));
