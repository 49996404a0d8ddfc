import { expect, it, vi } from 'vitest';
import type { Board } from '../../../src/lib/engine/board';
import { EMPTY_DRAFT, replayRecord, type GameRecord } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { CatchUp } from '../../../src/lib/table/snap/catch-up.svelte';
import { storeAll } from '../../store/support';
import { MadeUpReader, photoOf, pickingOf, played } from './made-up';

/** A game of 20 turns before its last five, and the board after them. */
function games(): { before: GameRecord; board: Board } {
	const all = played(7, 20);
	const before = { ...all, entries: all.entries.slice(0, -5) };
	return { before, board: replayRecord(all).game.board };
}

it('proposes the new tiles one by one as turns, each where the rules allow it', async () => {
	const { before, board } = games();
	const store = memoryStore();
	await storeAll(store, before);
	const live = new LiveGame(store, before, EMPTY_DRAFT);
	live.writer.writes = true;
	const photo = photoOf(board, 1);
	const reader = new MadeUpReader(photo);
	const catching = new CatchUp(live.entry, () => reader);
	catching.snapping.picking = pickingOf(reader);
	await catching.snapping.read();
	expect(catching.snapping.step).toBe('check');
	// What lies on the table is known, and held while the photo is decided anew.
	expect(reader.mends).toHaveLength(1);
	expect(reader.mends[0]).toHaveLength(live.game.board.order.length);
	expect(catching.snapping.check?.cells.filter(({ known }) => known)).toHaveLength(
		live.game.board.order.length
	);
	expect(catching.seen).toHaveLength(5);
	catching.propose();
	// Like the screen: as soon as a turn shows, the next one is laid out.
	const stop = $effect.root(() => {
		$effect(() => {
			catching.layOut();
		});
	});
	for (let left = 5; left > 0; left--) {
		expect(catching.left).toHaveLength(left);
		await vi.waitFor(() => {
			expect(live.entry.draft).toMatchObject({ tile: catching.next?.tile.id });
		});
		expect(live.entry.preview?.objections).toEqual([]);
		await live.entry.layAlone();
	}
	stop();
	expect(catching.left).toEqual([]);
	const lies = ({ order }: Board) =>
		order.map(({ x, y, type }) => [x, y, type.id].join(' ')).sort();
	expect(lies(live.game.board)).toEqual(lies(board));
});

it('what was read stays when the photo is closed, until it is proposed or left', async () => {
	const { before, board } = games();
	const live = new LiveGame(memoryStore(), before, EMPTY_DRAFT);
	const reader = new MadeUpReader(photoOf(board, 0));
	const catching = new CatchUp(live.entry, () => reader);
	expect(catching.setAside()).toBe(false);
	catching.resume();
	catching.snapping.picking = pickingOf(reader);
	await catching.snapping.read();
	const { check } = catching.snapping;
	expect(catching.setAside()).toBe(true);
	expect(catching).toMatchObject({ open: false, aside: true });
	catching.resume();
	expect(catching).toMatchObject({ open: true, aside: false });
	expect(catching.snapping.check).toBe(check);
	expect(catching.seen).toHaveLength(5);
});

it('says of a photo of another table that it is another one', async () => {
	const { before } = games();
	const store = memoryStore();
	await storeAll(store, before);
	const live = new LiveGame(store, before, EMPTY_DRAFT);
	const other = new MadeUpReader(photoOf(replayRecord(played(8, 20)).game.board, 0));
	const catching = new CatchUp(live.entry, () => other);
	catching.snapping.picking = pickingOf(other);
	await catching.snapping.read();
	expect(catching.snapping.problem).toBe('other-table');
	expect(catching.snapping.step).toBe('corners');
});
