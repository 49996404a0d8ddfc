import { describe, expect, it } from 'vitest';
import { samePlace } from '../../../src/lib/engine/spot';
import { totals, type Settlement } from '../../../src/lib/engine/ledger';
import {
	EMPTY_DRAFT,
	finalKindOf,
	pays,
	replayRecord,
	type GameRecord
} from '../../../src/lib/record';
import { reviewOf } from '../../../src/lib/review';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { groupsOf } from '../../../src/lib/table/scores/final-sums';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { recordOf } from '../../e2e/table/support/games';
import { withEvents } from '../../record/support';
import { loaded, recordWith, storeAll } from '../../store/support';
import { readGames } from '../../tools/games/recorded';
import { RECORDS } from '../../record/records';
import { scriptIn } from '../../e2e/table/support/script';

/** A game whose final scoring has just begun. */
const ended = (): { live: LiveGame; view: TableView } =>
	viewOf(withEvents(recordWith(30), [{ type: 'base/ended', overruled: ['tiles-left'] }]));

function viewOf(record: GameRecord): { live: LiveGame; view: TableView } {
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

describe('the figures of the final scoring', () => {
	const standing = (view: TableView, { home }: Settlement): number =>
		home.filter(({ at }) =>
			view.figures.some((figure) => samePlace({ segment: -1, ...figure.at }, at))
		).length;

	it('stay while their step is shown, and leave the board with the next one', () => {
		const { live, view } = ended();
		const { steps } = view.final;
		expect(steps.length).toBeGreaterThan(2);
		for (const [index, settlement] of steps.entries()) {
			live.entry.showStep(index + 1);
			expect(view.final.current).toBe(settlement);
			expect(standing(view, settlement)).toBe(settlement.home.length);
			for (const earlier of steps.slice(0, index)) expect(standing(view, earlier)).toBe(0);
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

it('the ledger has only what the final scoring has shown', () => {
	const { live, view } = ended();
	const { settlements, steps } = view.final;
	const listed = () => view.final.rows.find(({ turn }) => turn === 'final')?.settlements ?? [];
	expect(steps.length).toBeGreaterThan(2);
	expect(listed()).toEqual([]);
	live.entry.showStep(1);
	expect(listed().at(-1)).toBe(steps[0]);
	expect(listed().filter(pays)).toEqual(steps.slice(0, 1));
	live.entry.showStep(steps.length);
	expect(listed()).toEqual(settlements);
});

it('manual points, their undo and redo leave the final scoring at its step, also on the disk', async () => {
	const record = withEvents(recordWith(30), [{ type: 'base/ended', overruled: ['tiles-left'] }]);
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const view = new TableView(live);
	live.entry.showStep(2);
	const shown = view.final.current;
	const isThere = async () => {
		expect(view.final.step).toBe(2);
		expect(view.final.current).toEqual(shown);
		const { draft } = await loaded(store, record.header.id);
		expect(draft.final).toBe(2);
	};
	const before = view.final.scores;
	await live.writer.addManualPoints({
		changes: [{ player: 0, points: 3 }],
		reason: 'Forgotten',
		why: 'mistake'
	});
	await isThere();
	expect(view.final.scores[0]).toBe((before[0] ?? 0) + 3);
	await live.entry.undo();
	await isThere();
	expect(view.final.scores).toEqual(before);
	await live.writer.redo();
	await isThere();
	expect(view.final.scores[0]).toBe((before[0] ?? 0) + 3);
});

it('the review has the kinds and awards of the final scoring in the order of the table', () => {
	const kinds = new Set<string>();
	for (const record of [...RECORDS, scriptIn('tests/games/both-expansions.json').record]) {
		const { view, live } = viewOf(record);
		const { steps } = view.final;
		const stops = reviewOf(record).stops.filter(({ final }) => final !== undefined);
		expect(stops.flatMap(({ settlements }) => settlements)).toEqual(steps);
		const groups = groupsOf(live.game.board, steps);
		expect(stops.map(({ final }) => final)).toEqual(groups.map(({ kind }) => kind));
		for (const { kind } of groups) kinds.add(kind);
	}
	expect([...kinds].sort()).toEqual(['barn', 'city', 'farm', 'monastery', 'road']);
});

describe('a recorded game that has ended', () => {
	const games = (['base', 'winter', 'nofarm', 'second-engine'] as const).flatMap((file) =>
		readGames(`tests/games/${file}.jsonl`)
	);

	it.each(games.map((game) => [game.id, game] as const))(
		'%s shows no points of awards ahead of their step, and each kind at a time',
		(id, game) => {
			const played = recordOf(game, game.turns.length, id);
			const before = replayRecord(played).game.scores;
			const { live, view } = viewOf(withEvents(played, [{ type: 'base/ended' }]));
			const { steps } = view.final;
			const strip = () => view.players.map(({ points }) => points);
			for (let step = 0; step <= steps.length; step++) {
				live.entry.showStep(step);
				const paid = totals(steps.slice(0, step), game.players);
				expect(strip()).toEqual(before.map((points, seat) => points + (paid[seat] ?? 0)));
			}
			expect(strip()).toEqual(game.finalScores);
			expect(steps.filter((settlement) => !pays(settlement))).toEqual([]);
			const groups = groupsOf(live.game.board, steps);
			expect(groups.flatMap(({ from, to }) => steps.slice(from, to))).toEqual(steps);
			for (const { kind, from, to } of groups)
				for (const one of steps.slice(from, to))
					expect(finalKindOf(live.game.board, one)).toBe(kind);
		}
	);
});
