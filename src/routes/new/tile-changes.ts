import { changesIn } from '$lib/table/setup/boxes';
import type { Setup } from '$lib/table/setup/setup.svelte';
import { contractWords } from '$lib/words/contract';
import { setupWords } from '$lib/words/setup';

/** How the tiles of a new game differ from those of its boxes; undefined where they don't. */
export function tileChangesSaid({ twoBoxes, tileChanges }: Setup): string | undefined {
	if (twoBoxes) return setupWords.twoBoxes;
	const { lost, added } = changesIn(tileChanges);
	return lost + added > 0 ? contractWords.tileChanges(lost, added) : undefined;
}
