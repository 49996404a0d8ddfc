import { expect, it, vi } from 'vitest';
import { tileAt, type Board } from '../../../src/lib/engine/board';
import type { Rotation } from '../../../src/lib/engine/spot';
import { EMPTY_DRAFT, replayRecord, type GameRecord } from '../../../src/lib/record';
import type { Reading } from '../../../src/lib/snap/reading';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { alignmentOf, knownFrom, newTiles } from '../../../src/lib/table/snap/alignment';
import { CatchUp } from '../../../src/lib/table/snap/catch-up.svelte';
import { CornerPicking } from '../../../src/lib/table/snap/corner-picking.svelte';
import { tileCells } from '../../../src/lib/table/snap/cells';
import { headerFor, randomTurn, seededRandom, withEvents } from '../../record/support';
import { storeAll } from '../../store/support';
import { EMPTY, MadeUpReader, reading } from './made-up';

/** A game of so many random turns of the base game, without figures. */
function played(seed: number, turns: number): GameRecord {
	const random = seededRandom(seed);
	let record: GameRecord = { header: headerFor(`played-${String(seed)}`), entries: [] };
	for (let turn = 0; turn < turns; turn++) {
		const event = randomTurn(replayRecord(record).game, random);
		const bare = event.type === 'base/laid' ? { ...event, deploy: undefined } : event;
		record = withEvents(record, [bare]);
	}
	return record;
}

/** A game of 20 turns before its last five, and the board after them. */
function games(): { before: GameRecord; board: Board } {
	const all = played(7, 20);
	const before = { ...all, entries: all.entries.slice(0, -5) };
	return { before, board: replayRecord(all).game.board };
}

/** What a photo shows of a board by somebody who sits elsewhere: the board turned clockwise. */
function photoOf({ order }: Board, turned: Rotation): Reading {
	const turn = ({ x, y }: { x: number; y: number }) =>
		[[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][turned] ?? [x, y];
	const spots = order.map((laid) => ({ laid, at: turn(laid) }));
	const left = Math.min(...spots.map(({ at }) => at[0]));
	const top = Math.min(...spots.map(({ at }) => at[1]));
	const columns = Math.max(...spots.map(({ at }) => at[0])) - left + 1;
	const rows = Math.max(...spots.map(({ at }) => at[1])) - top + 1;
	const contents = Array.from({ length: columns * rows }, (_, index) => {
		const [x, y] = [left + (index % columns), top + Math.floor(index / columns)];
		const here = spots.find(({ at }) => at[0] === x && at[1] === y)?.laid;
		const rotation = (((here?.rotation ?? 0) + turned) & 3) as Rotation;
		return here ? ({ kind: 'tile', tile: here.type.id, rotation } as const) : EMPTY;
	});
	return reading(columns, contents);
}

/** A photo whose corners are picked. */
function pickingOf(reader: MadeUpReader): CornerPicking {
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		getImageData: () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) })
	} as unknown as GPUCanvasContext);
	return new CornerPicking(
		{ picture: document.createElement('canvas'), width: 300, height: 200 },
		() => reader
	);
}

it.each([0, 1, 2, 3] as const)(
	'finds the table in a photo from any side (%i), and what is new',
	(turned) => {
		const { before, board } = games();
		const { game } = replayRecord(before);
		const photo = photoOf(board, turned);
		const read = tileCells(photo.cells, game.rules.tiles);
		const alignment = alignmentOf(read, game.board);
		expect(alignment?.turned).toBe(turned);
		if (!alignment) return;
		const seen = newTiles(read, game.board, alignment);
		expect(seen).toHaveLength(5);
		for (const { spot, tile, rotation } of seen)
			expect(tileAt(board, spot)).toMatchObject({ type: tile, rotation });
		const known = knownFrom(game.board, alignment, photo.grid);
		expect(known).toHaveLength(game.board.order.length);
		for (const { cell, content } of known)
			expect(photo.cells[cell.row * photo.grid.columns + cell.column]?.content).toEqual(content);
	}
);

it('takes no other table for that of the game', () => {
	const { board } = games();
	const other = replayRecord(played(8, 20)).game;
	const read = tileCells(photoOf(board, 0).cells, other.rules.tiles);
	expect(alignmentOf(read, other.board)).toBeUndefined();
});

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
	for (let left = 5; left > 0; left--) {
		expect(catching.left).toHaveLength(left);
		catching.layOut();
		expect(live.entry.preview?.objections).toEqual([]);
		await live.entry.layAlone();
	}
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
