import { expect, it } from 'vitest';
import { EMPTY_DRAFT, replayEvents, type GameRecord } from '../../../src/lib/record';
import { showsOwners } from '../../../src/lib/table/view/assistance';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { recorded, recordOf } from '../../e2e/table/support/games';
import { withEvents } from '../../record/support';
import { storeAll } from '../../store/support';

/** In its 21st and 24th turn small cities pay the two players 4 each. */
const record = recordOf(recorded('winter', 'winter-12'), 26, 'reconsidered');
const happened = record.entries.map(({ event }) => event);

/** A table after this many events. */
async function tableAt(from: GameRecord): Promise<{ live: LiveGame; view: TableView }> {
	const store = memoryStore();
	await storeAll(store, from);
	const live = new LiveGame(store, from, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

it('other rules hold from the first tile, and one undo reverts them', async () => {
	const { live, view } = await tableAt(record);
	const before = live.game.scores;
	await view.shown.reconsider({ smallCity: '2' });
	const { editor } = view.shown;
	expect(editor?.conflict).toBeUndefined();
	expect(editor?.differences.changed.map(({ after }) => after.turn)).toEqual([22, 25]);
	expect(editor?.game.scores).toEqual(before.map((points) => points - 2));
	expect(live.game.scores).toEqual(before);

	await editor?.confirm();
	view.shown.backToNow();
	expect(live.header.rulings['smallCity']).toBe('2');
	expect(live.game.scores).toEqual(before.map((points) => points - 2));
	expect(live.log.events).toEqual(happened);
	await live.entry.undo();
	expect(live.header.rulings['smallCity']).toBe('4');
	expect(live.game.scores).toEqual(before);
});

it('cancelling a change leaves everything as it was', async () => {
	const { live, view } = await tableAt(record);
	await view.shown.reconsider({ smallCity: '2' });
	expect(view.shown.position).toBe(26);
	view.shown.stopAmending();
	expect(view.shown.position).toBeUndefined();
	expect(live.record.entries).toHaveLength(26);
});

it('conflicts are asked one by one: farmers, in a game without them now', async () => {
	const { live, view } = await tableAt(record);
	await view.shown.reconsider({ farmers: 'off' });
	const { editor } = view.shown;
	let asked = 0;
	for (; editor?.conflict && asked < 50; asked++) {
		expect(editor.asked && editor.sentenceOf(editor.asked)).toMatch(/./);
		if (editor.conflict.canKeep) editor.keep();
		else editor.drop();
	}
	expect(asked).toBeGreaterThan(0);
	await editor?.confirm();
	const { game, stop } = replayEvents(live.header, live.log.events);
	expect(stop).toBeUndefined();
	const lying = [...game.pieces].filter(
		({ at }) =>
			game.board.order.find(({ x, y }) => x === at.x && y === at.y)?.type.segments[at.segment]
				?.kind === 'field'
	);
	expect(lying).toEqual([]);
});

it('before the first tile there are no conflicts', async () => {
	const { live, view } = await tableAt({ ...record, entries: [] });
	await view.shown.reconsider({ farmRule: 'first' });
	expect(view.shown.editor).toBeUndefined();
	expect(live.header.rulings['farmRule']).toBe('first');
	await live.entry.undo();
	expect(live.header.rulings['farmRule']).toBe('third');
});

it('referee mode hides the past as well, until the game is over', async () => {
	const rulings = { ...record.header.rulings, aids: 'referee' };
	const running: GameRecord = { ...record, header: { ...record.header, rulings } };
	const { live } = await tableAt(running);
	expect(showsOwners(live.at(10))).toBe(false);
	const over = withEvents(running, [{ type: 'base/ended', overruled: ['tiles-left'] }]);
	expect(showsOwners((await tableAt(over)).live.at(10))).toBe(true);
});
