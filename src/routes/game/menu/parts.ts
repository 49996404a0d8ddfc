import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* What the menu opens. */

export const REBUILD = new LazyPart(() => import('../rebuild/RebuildSheet.svelte'));
export const DESCRIBE = new LazyPart(() => import('../turn/CustomTileSheet.svelte'));
