import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { sayScored } from '../../../src/routes/game/turn/tasks';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { must } from '../../store/support';

/** The sixth turn completes a city of two players, for 10 points each. */
const sample = new Map(readSamples()).get('a-shared-city-of-five-tiles-pays-each-10');
if (!sample) throw new Error('The sample is gone.');
const { players, box, rulings, events } = sample;
const last = events[5];
if (!last) throw new Error('The sample is shorter.');

const NAMES = ['Ada', 'Ben'];

let reduced: boolean;
let live: LiveGame;
let view: TableView;

/** Opens the table after so many turns. */
async function open(turns: number): Promise<void> {
	const header = headerFor('game', players, { box, rulings });
	const record: GameRecord = withEvents({ header, entries: [] }, events.slice(0, turns));
	const store = memoryStore();
	await must(store.putBack({ header: record.header, entries: [] }, {}));
	live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
	await view.finishing.load();
}

/** Writes an event; without a component nobody else says that nothing came of it. */
async function write(event: Parameters<LiveGame['writer']['write']>[0]): Promise<void> {
	expect(await live.writer.write(event)).toBe(true);
	if (!view.finishing.now) view.finishing.end();
}

beforeEach(async () => {
	reduced = false;
	vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
	await open(5);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const points = () => view.players.map((player) => player.points);
const counts = () => view.players.map((player) => player.counts);

describe('what a turn finished', () => {
	it('is shown from the moment it is written, with the right points, until it is over', async () => {
		const standing = view.figures.length;
		await write(last);
		expect(view.finishing.now?.features).toHaveLength(1);
		expect(points()).toEqual([10, 10]);
		expect(counts()).toEqual([
			[0, 1, 3, 4, 5, 6, 8, 9, 10],
			[0, 1, 3, 4, 5, 6, 8, 9, 10]
		]);
		expect(view.figures).toHaveLength(standing - 2);
		expect(view.finishing.standing).toHaveLength(2);
		view.finishing.moves = true;
		expect(view.finishing.standing).toEqual([]);

		view.finishing.end();
		expect(view.finishing.now).toBeUndefined();
		expect(view.finishing.moves).toBe(false);
		expect(points()).toEqual([10, 10]);
		expect(counts()).toEqual([undefined, undefined]);
	});

	it('is gone with an undo in the middle of it, and does not come again with a redo', async () => {
		await write(last);
		await write({ type: 'log/undone' });
		expect(view.finishing.now).toBeUndefined();
		expect([points(), counts()]).toEqual([
			[0, 0],
			[undefined, undefined]
		]);
		await write({ type: 'log/redone' });
		expect(view.finishing.now).toBeUndefined();
		expect(points()).toEqual([10, 10]);
	});

	it('comes again when the turn is written again', async () => {
		await write(last);
		await write({ type: 'log/undone' });
		await write(last);
		expect(view.finishing.now).toBeDefined();
	});

	it('is nothing when a game is opened, and when somebody looks back and returns', async () => {
		await open(6);
		expect(view.finishing.now).toBeUndefined();
		for (const position of [4, 5, 6]) {
			view.shown.lookAt(position);
			view.finishing.end();
			expect(view.finishing.now).toBeUndefined();
		}
		view.shown.backToNow();
		expect(view.finishing.now).toBeUndefined();
	});

	it.each([
		['to whoever wants less motion', () => (reduced = true)],
		['on a page that nobody sees', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)]
	])('is nothing %s', async (_, calm) => {
		calm();
		await write(last);
		expect(view.finishing.now).toBeUndefined();
		expect(view.finishing.standing).toEqual([]);
		expect([points(), counts()]).toEqual([
			[10, 10],
			[undefined, undefined]
		]);
		vi.restoreAllMocks();
	});
});

describe('the final scoring', () => {
	it('counts up what its step pays, and nothing on the way back', async () => {
		await write({ type: 'base/ended', overruled: ['tiles-left'] });
		const { length } = view.final.settlements;
		expect(length).toBeGreaterThan(0);
		live.entry.showStep(1);
		const paid = view.final.settlements[0]?.awards ?? [];
		expect(view.finishing.now?.gains.filter((gain) => gain > 0)).toEqual(
			paid.map((award) => award.points)
		);
		view.finishing.end();
		live.entry.showStep(0);
		expect(view.finishing.now).toBeUndefined();
	});

	it('is read out step by step: only what a turn scored is told at once', async () => {
		await write({ type: 'base/ended', overruled: ['tiles-left'] });
		expect(live.last?.settlements.length).toBeGreaterThan(0);
		expect(sayScored(view, NAMES)).toBe('');
		await open(5);
		await write(last);
		expect(sayScored(view, NAMES)).toContain(scoringWords.playerGets('Ada', 10));
	});
});
