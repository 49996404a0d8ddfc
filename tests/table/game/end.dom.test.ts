import { describe, expect, it } from 'vitest';
import { samePlace } from '../../../src/lib/engine/spot';
import type { Settlement } from '../../../src/lib/engine/ledger';
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

describe('the figures of the final scoring', () => {
	const standing = (view: TableView, { home }: Settlement): number =>
		home.filter(({ at }) => view.figures.some((figure) => samePlace(figure.at, at))).length;

	it('stay while their step is shown, and leave the board with the next one', () => {
		const { live, view } = ended();
		const scored = view.final.settlements.filter(({ home }) => home.length > 0);
		expect(scored.length).toBeGreaterThan(2);
		for (const [index, settlement] of scored.entries()) {
			live.entry.showStep(view.final.settlements.indexOf(settlement) + 1);
			expect(view.final.current).toBe(settlement);
			expect(standing(view, settlement)).toBe(settlement.home.length);
			for (const earlier of scored.slice(0, index)) expect(standing(view, earlier)).toBe(0);
		}
	});

	it('stand where the last turn left them before the first step, and once the game is closed', async () => {
		const { live, view } = ended();
		const all = view.figures.length;
		live.entry.showStep(view.final.settlements.length);
		expect(view.figures.length).toBeLessThan(all);
		await live.writer.write({ type: 'base/closed' });
		expect(view.shown.game.phase).toBe('closed');
		expect(view.figures).toHaveLength(all);
	});
});

it('the ledger has only the steps of the final scoring that were shown', () => {
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
