import { EMPTY_DRAFT, type GameRecord } from '../../src/lib/record';
import { memoryStore } from '../../src/lib/store';
import type { Building } from '../../src/lib/table/building.svelte';
import { LiveGame } from '../../src/lib/table/live.svelte';
import type { Mending } from '../../src/lib/table/mending.svelte';
import { TableView } from '../../src/lib/table/view.svelte';
import { storeAll } from '../store/support';

/** A recorded game, live. */
export async function liveWith(record: GameRecord): Promise<{ live: LiveGame; view: TableView }> {
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writes = true;
	return { live, view: new TableView(live) };
}

/** Begins to correct the event at a position. */
export function mend(view: TableView, position: number): Mending {
	view.lookAt(position + 1);
	view.mend();
	if (!view.mending) throw new Error('Nothing is being corrected.');
	return view.mending;
}

/** The table as it was found, while it's put right. */
export function built(mending: Mending): Building {
	mending.enter('instead');
	if (!mending.building) throw new Error('Nothing that was found is being changed.');
	return mending.building;
}

/** Every later event that no longer fits is kept, or else dropped. */
export function settle(mending: Mending): void {
	for (let asked = 0; mending.conflict && asked < 200; asked++)
		if (mending.conflict.canKeep) mending.keep();
		else mending.drop();
}
