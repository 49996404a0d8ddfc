import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerOf } from '../../../src/lib/engine/game';
import { isOfFeature } from '../../../src/lib/engine/ledger';
import { EMPTY_DRAFT, replayEvents } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AMENDING } from '../../../src/lib/table/past/amending';
import { turnOf } from '../../../src/lib/table/past/positions';
import { isLaid } from '../../../src/lib/rules/base/events';
import { turnNumbers } from '../../../src/lib/rules/base/tile-numbers';
import { EXPLAINING } from '../../../src/lib/table/view/explained.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scriptIn } from '../../e2e/table/support/script';
import { must } from '../../store/support';

const script = scriptIn('tests/games/both-expansions.json');
const { record, events } = script;

let live: LiveGame;
let view: TableView;

beforeEach(async () => {
	await EXPLAINING.load();
	const store = memoryStore();
	await must(store.putBack({ header: record.header, entries: [] }, {}));
	live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
});

const tilesAfter = (count: number): number =>
	replayEvents(record.header, events.slice(0, count)).game.board.order.length;

describe('a position of the past', () => {
	it('is the game as it stood after so many events: board, scores, figures', () => {
		for (const position of [0, 1, 31, 70, 117, 118]) {
			view.shown.lookAt(position);
			const { game } = replayEvents(record.header, events.slice(0, position));
			expect(view.tiles).toHaveLength(tilesAfter(position));
			expect(view.players.map(({ points }) => points)).toEqual(game.scores);
			// The figures that the final scoring took back still stand on the board that is shown.
			const end = events.findIndex(({ type }) => type === 'base/ended');
			const standing = replayEvents(record.header, events.slice(0, Math.min(position, end))).game;
			expect(view.players.map(({ hand }) => hand)).toEqual(
				standing.supply.map(({ follower }) => follower)
			);
		}
	});

	it('has nothing to enter, and no table tasks', () => {
		view.shown.lookAt(30);
		expect(view.entry).toBeUndefined();
		expect(view.spots).toEqual([]);
		expect(view.choices).toEqual([]);
		expect(view.ghost).toBeUndefined();
		expect(view.tasks).toBeUndefined();
		expect(view.finishing.now).toBeUndefined();
		view.shown.backToNow();
		expect(view.entry).toBe(live.entry);
	});

	it('is limited to the existing events', () => {
		view.shown.lookAt(-3);
		expect(view.shown.position).toBe(0);
		view.shown.lookAt(500);
		expect(view.shown.position).toBe(118);
	});

	it('keeps unchanged tiles, so that only the others are redrawn', () => {
		view.shown.lookAt(60);
		const before = view.tiles;
		view.shown.lookAt(61);
		const kept = view.tiles.filter((tile) => before.includes(tile));
		expect(kept.length).toBeGreaterThan(before.length - 4);
	});

	it('opens from a settlement of the ledger, which is highlighted', () => {
		for (const settlement of ledgerOf(live.game)) {
			view.highlights.clear();
			view.highlights.showSettlementThen(settlement);
			const made = live.game.history[(view.shown.position ?? 0) - 1];
			expect(made?.settlements).toContain(settlement);
			expect(view.highlights.drawn).toBeDefined();
		}
	});

	it('removes the highlight when another one is shown', () => {
		const [first] = ledgerOf(live.game);
		if (first) view.highlights.showSettlementThen(first);
		view.shown.lookAt(50);
		expect(view.highlights.settlement).toBeUndefined();
		expect(view.highlights.drawn).toBeUndefined();
	});

	it('leaves the ledger whole', () => {
		const rows = view.final.rows.length;
		view.shown.lookAt(10);
		expect(view.final.rows).toHaveLength(rows);
	});
});

describe('the turn that paid a feature', () => {
	/** All that paid when a feature was completed, with the number of events after which it stood in the ledger. */
	const paid = () =>
		live.game.history.flatMap(({ settlements }, index) =>
			settlements
				.filter(isOfFeature)
				.filter(({ occasion }) => occasion === 'completed')
				.map((settlement) => ({ settlement, position: index + 1 }))
		);

	it('is shown from its card, now and from a later position, with what it paid', async () => {
		expect(paid().length).toBeGreaterThan(10);
		for (const { settlement, position } of paid())
			for (const from of [undefined, position + 1]) {
				if (from === undefined) view.shown.backToNow();
				else view.shown.lookAt(from);
				view.highlights.showPlace(settlement.at);
				expect(view.highlights.paidIn).toBe(turnOf(live.game, settlement));
				await view.highlights.seeTurn();
				expect(view.shown.position).toBe(position);
				expect(view.highlights.settlement).toBe(settlement);
			}
	});

	it('isn’t offered at that very position, nor before, nor for what isn’t paid', async () => {
		for (const { settlement, position } of paid())
			for (const at of [position, position - 1]) {
				view.shown.lookAt(at);
				view.highlights.showPlace(settlement.at);
				expect(view.highlights.paidIn).toBeUndefined();
			}
		view.highlights.clear();
		await view.highlights.seeTurn();
		expect(view.highlights.settlement).toBeUndefined();
	});
});

describe('the turn that laid a tile', () => {
	const laid = () =>
		live.game.history.flatMap(({ event, scores }, index) =>
			isLaid(event) ? [{ event, scores, position: index + 1 }] : []
		);

	it('is known from any of its places, with what it paid, and is one step away', () => {
		expect(laid().length).toBeGreaterThan(60);
		for (const { event, scores, position } of laid()) {
			view.shown.backToNow();
			view.highlights.showPlace({ x: event.x, y: event.y, segment: 0 });
			const { laying } = view.highlights;
			expect(laying).toMatchObject({ position, turn: turnNumbers(live.game)[position - 1] });
			const before = live.game.history[position - 2]?.scores ?? [];
			expect(laying?.gains).toEqual(scores.map((points, seat) => points - (before[seat] ?? 0)));
			expect(laying?.says).toContain(record.header.players[event.player]?.name);
			view.highlights.showPosition(position);
			expect(view.tiles).toHaveLength(tilesAfter(position));
		}
	});

	it('can be corrected from there', async () => {
		await AMENDING.load();
		const turn = laid()[5];
		if (!turn) throw new Error('There are more turns.');
		const { event, position } = turn;
		view.highlights.showPlace({ x: event.x, y: event.y, segment: 0 });
		view.highlights.correct?.();
		expect(view.shown.position).toBe(position);
		expect(view.shown.editor?.at).toBe(position - 1);
		expect(view.highlights.correct).toBeUndefined();
	});

	it('is none for a tile that lay there before the first turn', () => {
		view.highlights.showPlace({ x: 0, y: 0, segment: 0 });
		expect(view.highlights.feature).toBeDefined();
		expect(view.highlights.laying).toBeUndefined();
	});
});

describe('what is tapped at a past position', () => {
	/** A barn's farm, and another one, as they lie after 75 events. */
	const FARM = { x: 0, y: 0, segment: 2 };
	const OTHER = { x: 2, y: 1, segment: 3 };

	beforeEach(() => {
		view.shown.lookAt(75);
		view.highlights.showPlace(FARM);
	});

	it('shows its proof at that time: 8 cities, 4 points each for the barn', () => {
		const fed = view.highlights.feature?.proof.cities.filter(({ why }) => why === 'feeds');
		expect(fed).toHaveLength(8);
		expect(view.highlights.drawn?.contacts).toHaveLength(8);
		expect(view.highlights.feature?.settlements.map(({ awards }) => awards[0]?.points)).toEqual([
			32
		]);
	});

	it('is compared with the next field that is tapped, until something else is', () => {
		view.highlights.compare();
		expect(view.highlights.drawn?.ends).toEqual([FARM]);
		view.highlights.showPlace(OTHER);
		expect(view.highlights.feature?.paths?.kind).toBe('separated');
		expect(view.highlights.drawn?.ends).toEqual([FARM, OTHER]);
		expect(view.highlights.drawn?.across?.length).toBeGreaterThan(0);
		view.highlights.showPlace(OTHER);
		expect(view.highlights.feature?.selection).toEqual({ place: OTHER });
	});

	it('shows why a city doesn’t count, and the farm again', () => {
		const [city] = view.highlights.feature?.citiesNotCounted ?? [];
		if (!city) throw new Error('Every city counts.');
		view.highlights.showCity(city.at);
		expect(view.highlights.feature?.citiesNotCounted[0]?.on).toBe(true);
		expect(view.highlights.drawn?.letters).toEqual(['a']);
		view.highlights.showCity(city.at);
		expect(view.highlights.drawn?.letters).toEqual(['a', 'b', 'c']);
	});

	it('is closed at another position', () => {
		view.highlights.compare();
		view.shown.lookAt(76);
		expect(view.highlights.drawn).toBeUndefined();
	});
});

describe('an amendment that is asked for before its code is there', () => {
	beforeEach(async () => {
		await AMENDING.load();
		view.shown.lookAt(30);
	});

	function startTooEarly(): void {
		vi.spyOn(AMENDING, 'part', 'get').mockReturnValueOnce(undefined);
		view.shown.startAmending();
		expect(view.shown.editor).toBeUndefined();
	}

	afterEach(() => {
		vi.restoreAllMocks();
	});

	it('begins when it is', async () => {
		startTooEarly();
		await vi.waitUntil(() => view.shown.editor);
		expect(view.shown.editor?.at).toBe(29);
	});

	it('doesn’t begin when another position is shown by then', async () => {
		startTooEarly();
		view.shown.lookAt(31);
		await new Promise((resolve) => setTimeout(resolve));
		expect(view.shown.editor).toBeUndefined();
		expect(view.shown.position).toBe(31);
	});
});
