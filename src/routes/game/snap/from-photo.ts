import type { TableBuilder } from '$lib/table/existing-table/table-builder.svelte';
import { openPhoto } from '$lib/snap/table-reader';
import { readingKeeper } from '$lib/table/snap/reading-keeper';
import { SnapWay } from '$lib/table/snap/snap-way.svelte';

export { default as TableFromPhoto } from './TableFromPhoto.svelte';
export { default as SeenFigures } from './SeenFigures.svelte';

/** Begins the steps that lead from a photo to an existing table. */
export const begin = (building: TableBuilder): SnapWay =>
	new SnapWay(building, openPhoto, readingKeeper(building.entry.header.id));
