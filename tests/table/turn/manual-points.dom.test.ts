import { beforeEach, describe, expect, it } from 'vitest';
import { markerAt } from '../../../src/lib/engine/track';
import { EMPTY_DRAFT, pointsBySource, sourcesOf } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { ledgerRows } from '../../../src/lib/table/scores/ledger-rows';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { tableTaskLines, scoredLines } from '../../../src/lib/words/table-tasks';
import { recordWith, storeAll } from '../../store/support';

const script = recordWith(5);
const NAMES = ['Ana', 'Ben'];
let live: LiveGame;
let view: TableView;

beforeEach(async () => {
	const store = memoryStore();
	await storeAll(store, script);
	live = new LiveGame(store, script, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
});

const correct = (reason = 'Counted again') =>
	live.writer.addManualPoints({
		changes: [
			{ player: 0, points: 53 },
			{ player: 1, points: -2 }
		],
		reason,
		why: 'mistake'
	});

describe('manual points', () => {
	it('have a table task for the markers, and none of the turn before', async () => {
		const [ana = 0, ben = 0] = live.game.scores;
		await correct();
		expect(live.game.scores).toEqual([ana + 53, ben - 2]);
		expect(view.tasks?.takeBacks).toEqual([]);
		expect(view.tasks && tableTaskLines(view.tasks, NAMES).map(({ who }) => who)).toEqual([
			'Ana +53',
			'Ben −2'
		]);
	});

	it('are shown with their reason and a separate sum', async () => {
		expect(sourcesOf(live.game)).not.toContain('hand');
		await correct();
		expect(scoredLines(live.last?.settlements ?? [], NAMES)).toEqual([
			'Manual points: Ana +53 and Ben −2 (Counted again)'
		]);
		expect(pointsBySource(live.game).map(({ hand }) => hand)).toEqual([53, -2]);
		expect(sourcesOf(live.game)).toContain('hand');
		expect(ledgerRows(live.game)[0]?.settlements.at(-1)?.kind).toBe('manual');
	});

	it('are shown with a reason that turns nothing round', async () => {
		await correct('טעות\u202e');
		expect(scoredLines(live.last?.settlements ?? [], NAMES)).toEqual([
			'Manual points: Ana +53 and Ben −2 (\u2068טעות\u2069)'
		]);
		expect(live.record.entries.at(-1)?.event).toMatchObject({ reason: 'טעות\u202e' });
	});

	it('leave the draft alone, also when they are undone', async () => {
		const [tile] = live.game.left.keys();
		if (tile) live.entry.chooseTile(tile);
		const before = live.game.scores;
		await correct();
		expect(live.entry.draft.tile).toBe(tile);
		await live.entry.undo();
		await live.entry.undo();
		expect(live.game.scores).toEqual(before);
	});

	it('after the end leave the guided scoring where it was, and stand in the ledger with it', async () => {
		await live.entry.end();
		live.entry.showStep(1);
		await correct();
		expect(live.entry.draft.final).toBe(1);
		expect(view.final.rows[0]).toMatchObject({ turn: 'final' });
		expect(view.final.rows[0]?.settlements.map(({ kind }) => kind).at(-1)).toBe('manual');
		expect(view.tasks?.markers).toHaveLength(2);
		await live.entry.undo();
		expect(live.entry.draft.final).toBe(1);
	});

	it('move the markers from where the guided scoring has them', async () => {
		await live.entry.end();
		await correct();
		expect(view.final.scores, 'not all is shown yet').not.toEqual(live.game.scores);
		expect(view.tasks?.markers.map(({ to }) => to)).toEqual(view.final.scores.map(markerAt));
	});

	it('highhighlight nothing on the board', async () => {
		await correct();
		const [settlement] = live.last?.settlements ?? [];
		if (settlement) view.highlights.showSettlement(settlement);
		expect(view.highlights.settlement).toBe(settlement);
		expect(view.highlights.drawn).toBeUndefined();
	});
});
