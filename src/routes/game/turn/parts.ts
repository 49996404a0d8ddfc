import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Asks a player what must be answered before the next turn; only expansions ask. */
export const QUESTION = new LazyPart(() => import('./QuestionSheet.svelte'));
