import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Shows a followed game for a stream. Loaded on demand, because most users who follow never show one. */
export const BROADCAST = new LazyPart(() => import('./Broadcast.svelte'));
export const BROADCAST_SHEET = new LazyPart(() => import('./BroadcastSheet.svelte'));
