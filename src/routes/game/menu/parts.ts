import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* What the menu and a player's sheet open. */

export const REBUILD = new LazyPart(() => import('../rebuild/RebuildSheet.svelte'));
/** Proposes as turns what a photo shows and nobody entered. */
export const CATCH_UP = new LazyPart(() => import('../snap/CatchUp.svelte'));
export const DESCRIBE = new LazyPart(() => import('../custom-tiles/CustomTileSheet.svelte'));
export const LEDGER_SHEET = new LazyPart(() => import('../ledger/LedgerSheet.svelte'));
/** Shows who follows, and how. It stays once it was needed. */
export const FOLLOW = new LazyPart(() => import('../follow/FollowKeeper.svelte'));
