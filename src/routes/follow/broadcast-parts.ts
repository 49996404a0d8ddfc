import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** A followed game for a stream; most of those who follow never show one. */
export const BROADCAST = new LazyPart(() => import('./Broadcast.svelte'));
export const BROADCAST_SHEET = new LazyPart(() => import('./BroadcastSheet.svelte'));
