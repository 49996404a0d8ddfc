import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Asks a player what must be answered before the next turn; only expansions ask. */
export const QUESTION = new LazyPart(() => import('./QuestionSheet.svelte'));
/** Choices that only some rules and few turns have. */
export const CROSSING = new LazyPart(() => import('./CrossingChoice.svelte'));
export const TAKE_HOME = new LazyPart(() => import('./TakeHome.svelte'));
export const SET_ASIDE = new LazyPart(() => import('./SetAside.svelte'));
/** What a turn scored, and what players do at the table then: it comes with the first tile that is chosen, so that it is there in time. */
export const TASKS = new LazyPart(async () => ({ default: await import('./tasks') }));
/** It comes with the tile that is chosen, and is no news where it can't. */
export const HOW_SCORED = new LazyPart(() => import('../../HowScored.svelte'), 'quiet');
