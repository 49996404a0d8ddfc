import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Asks a player what must be answered before the next turn; only expansions ask. */
export const QUESTION = new LazyPart(() => import('./QuestionSheet.svelte'));
/** It comes with the tile that is chosen, and is no news where it can't. */
export const HOW_SCORED = new LazyPart(() => import('../../HowScored.svelte'), 'quiet');
