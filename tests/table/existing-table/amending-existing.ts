import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import type { TableBuilder } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AMENDING } from '../../../src/lib/table/past/amending';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { storeAll } from '../../store/support';

/** A recorded game, live. */
export async function liveWith(record: GameRecord): Promise<{ live: LiveGame; view: TableView }> {
	await AMENDING.load();
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

/** Starts to amend the event at a position. */
export function startAmending(view: TableView, position: number): AmendmentEditor {
	view.shown.lookAt(position + 1);
	view.shown.startAmending();
	if (!view.shown.editor) throw new Error('Nothing is being corrected.');
	return view.shown.editor;
}

/** The existing table while it's amended. */
export function built(editor: AmendmentEditor): TableBuilder {
	editor.enter('instead');
	if (!editor.building) throw new Error('No existing table is being changed.');
	return editor.building;
}

/** Keeps every conflicting event where possible, and drops the others. */
export function settle(editor: AmendmentEditor): void {
	for (let asked = 0; editor.conflict && asked < 200; asked++)
		if (editor.conflict.canKeep) editor.keep();
		else editor.drop();
}
