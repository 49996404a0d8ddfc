import { LazyPart } from '../app/lazy-part.svelte';

/** What explains features, loaded when the first one is tapped. */
export const EXPLAINING = new LazyPart(async () => ({ default: await import('./explain') }));
