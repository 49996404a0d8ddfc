import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, summaryOf } from '../../../src/lib/record';
import type { GameStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { laidOf } from '../../../src/lib/table/turn/turn';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { tableTaskLines } from '../../../src/lib/words/table-tasks';
import { FOUR_TURNS, laid, recordOf, turnAs } from '../../record/short-game';
import { loaded, must, storeAll } from '../../store/support';

const record = recordOf(FOUR_TURNS);
let store: GameStore;
let live: LiveGame;
let view: TableView;

/** The figure on the road was Ana’s: the 4 points are hers, 8 to 0. */
const HERS = [
	{ at: 1, events: [{ ...turnAs(1, { player: 0 }), overruled: ['not-their-turn' as const] }] }
];
const next = { ...turnAs(2), overruled: ['not-their-turn' as const] };
const hers = { edits: [...HERS, { at: 2, events: [next] }] };

beforeEach(async () => {
	store = memoryStore();
	await storeAll(store, record);
	live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
});

const hands = (): readonly string[] =>
	view.tasks
		? tableTaskLines(view.tasks, ['Ana', 'Björn']).map(({ who, task }) => `${who}: ${task}`)
		: [];

describe('a live game that is amended', () => {
	it('is stored, with the scores in lists, and a table task to move the markers', async () => {
		await live.writer.amend(hers);
		expect(live.game.scores).toEqual([8, 0]);
		expect(hands()).toEqual([
			'Ana +4: marker from 4 to space 8',
			'Björn −4: marker from 4 to space 0'
		]);
		const kept = await loaded(store, record.header.id);
		expect(kept.record).toEqual(live.record);
		expect(kept.summary).toEqual(summaryOf(live.record));
		expect(kept.summary.scores).toEqual([8, 0]);
	});

	it('undoes the whole amendment, says so, and redoes it', async () => {
		await live.writer.amend(hers);
		await live.entry.undo();
		expect(live.undone).toBe('amendment');
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
		expect(live.log.events).toEqual(FOUR_TURNS);
		expect(hands()).toEqual([
			'Ana −4: marker from 8 to space 4',
			'Björn +4: marker from 0 to space 4'
		]);
		await live.writer.redo();
		expect(live.game.scores).toEqual([8, 0]);
		expect(hands()).toEqual([
			'Ana +4: marker from 4 to space 8',
			'Björn −4: marker from 4 to space 0'
		]);
	});

	it('undoes a turn after it as usual, into the draft', async () => {
		await live.writer.amend({ edits: [], rulings: { smallCity: '2' } });
		const turn = laid(0, 'base-V', 0, 1, 2);
		await live.writer.write(turn);
		await live.entry.undo();
		expect(live.undone).toMatchObject({ event: turn });
		expect(laidOf(live.game, live.entry.draft)).toEqual(turn);
		await live.entry.undo();
		expect(live.undone).toBe('amendment');
		await live.entry.undo();
		expect(laidOf(live.game, live.entry.draft)).toEqual(turnAs(3));
	});

	it('is played by the amended rulings', async () => {
		expect(live.header.rulings['smallCity']).toBe('4');
		await live.writer.amend({ edits: [], rulings: { smallCity: '2' } });
		expect(live.header.rulings['smallCity']).toBe('2');
		expect(live.game.scores).toEqual([2, 4]);
		const reopened = await must(store.load(record.header.id));
		expect(reopened?.summary.scores).toEqual([2, 4]);
		await live.entry.undo();
		expect(live.header).toEqual(record.header);
	});

	it('ignores an amendment that changes nothing or belongs to another log', async () => {
		await live.writer.amend({ edits: [{ at: 2, events: [turnAs(2)] }] });
		await live.writer.amend({ edits: [{ at: 5, events: [] }] });
		expect(live.record).toBe(record);
	});
});
