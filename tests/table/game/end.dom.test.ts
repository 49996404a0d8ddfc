import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { withEvents } from '../../record/support';
import { recordWith } from '../../store/support';

/** A game whose final scoring has just begun. */
function ended(): { live: LiveGame; view: TableView } {
	const record = withEvents(recordWith(30), [{ type: 'base/ended', overruled: ['tiles-left'] }]);
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

it('the ledger tells of the final scoring no more than has been shown', () => {
	const { live, view } = ended();
	const { settlements } = view.final;
	const listed = () => view.final.rows.find(({ turn }) => turn === 'final')?.settlements ?? [];
	expect(settlements.length).toBeGreaterThan(2);
	expect(listed()).toEqual([]);
	live.entry.showStep(1);
	expect(listed()).toEqual(settlements.slice(0, 1));
	live.entry.showStep(settlements.length);
	expect(listed()).toEqual(settlements);
});
