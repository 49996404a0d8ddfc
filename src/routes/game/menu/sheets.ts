import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* The sheets over the table that the toolbar opens. */

export const MENU = new LazyPart(() => import('./MenuSheet.svelte'));
/** Shows nothing but the time. */
export const CLOCK = new LazyPart(() => import('./Clock.svelte'));
export const CONTRACT = new LazyPart(() => import('./ContractSheet.svelte'));
export const SHARE = new LazyPart(() => import('../../ShareGame.svelte'));
