import { waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { tileAt, type Board } from '../../../src/lib/engine/board';
import type { Spot } from '../../../src/lib/engine/spot';
import { distinctRotations } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, replayRecord } from '../../../src/lib/record';
import { alignmentOf, spotOf } from '../../../src/lib/snap/alignment';
import type { Reading } from '../../../src/lib/snap/reading';
import { memoryStore } from '../../../src/lib/store/memory';
import {
	tableBuilderOf,
	type TableBuilder
} from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import type { ReadingKeeper } from '../../../src/lib/table/snap/reading-keeper';
import { SnapWay } from '../../../src/lib/table/snap/snap-way.svelte';
import { problemWith } from '../../../src/lib/table/snap/snapping.svelte';
import { TableCheck, type KnownReading } from '../../../src/lib/table/snap/table-check.svelte';
import { headerFor } from '../../record/support';
import { storeAll } from '../../store/support';
import { EMPTY, MadeUpReader, OTHER, photoOf, pickingOf, played, reading, tile } from './made-up';

/** Keeps a board in tests only. */
class MadeUpKeeper implements ReadingKeeper {
	constructor(public kept: KnownReading | undefined) {}

	load: ReadingKeeper['load'] = () => Promise.resolve(this.kept);
	keep = (kept: KnownReading): void => {
		this.kept = kept;
	};
	drop = (): void => {
		this.kept = undefined;
	};
}

/** An empty table, and the board read from a photo of it. */
async function readTable(
	read: Reading,
	keeper?: ReadingKeeper
): Promise<{ live: LiveGame; way: SnapWay; builder: TableBuilder }> {
	const record = { header: headerFor('found', 2, { found: true }), entries: [] };
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const reader = new MadeUpReader(read);
	const builder = tableBuilderOf(live);
	const way = new SnapWay(builder, () => reader, keeper);
	way.snapping.check = new TableCheck(reader, { reading: read }, () => live.game.rules.tiles);
	return { live, way, builder };
}

const lying = ({ game }: LiveGame) =>
	game.board.order.map(({ x, y, type, rotation }) => [x, y, type.id, rotation]);

it('the tiles of a photo are written in one step, also where they break a rule', async () => {
	// The monastery has no road for the start tile's; the tile of no box is left out.
	const { live, way } = await readTable(
		reading(3, [tile('B'), tile('D'), OTHER, EMPTY, tile('V', 1), EMPTY])
	);
	await way.use();
	expect(lying(live)).toEqual([
		[0, 0, 'base-B', 0],
		[1, 0, 'base-D', 0],
		[1, 1, 'base-V', 1]
	]);
	expect(live.record.entries).toHaveLength(1);
	expect(live.game.phase).toBe('building');
	expect(way.open).toBe(false);
	await live.entry.undo();
	expect(lying(live)).toEqual([]);
	await live.writer.redo();
	expect(lying(live)).toHaveLength(3);
});

it('asks for the place of each figure that a player has, and goes on when one is put there', async () => {
	const read = {
		...reading(2, [tile('D'), tile('U', 1)]),
		figures: [
			{ cell: { column: 0, row: 0 }, colour: 'blue' },
			{ cell: { column: 1, row: 0 }, colour: 'red' },
			// Nobody plays with these.
			{ cell: { column: 1, row: 0 }, colour: 'green' }
		]
	} as const;
	const { live, way, builder } = await readTable(read);
	await way.use();
	expect(way.figures?.all).toHaveLength(2);
	expect(way.asked).toMatchObject({ spot: { x: 0, y: 0 }, player: 1 });
	expect(live.entry.mover).toBe(1);
	await builder.toggleFigure({ piece: 'follower', segment: 0 });
	expect(way.tapped()).toBe(false);
	expect([...live.game.pieces].map(({ player }) => player)).toEqual([1]);
	expect(way.asked).toMatchObject({ spot: { x: 1, y: 0 }, player: 0 });
	// A figure that is taken away answers nothing.
	builder.select({ x: 0, y: 0 });
	await builder.toggleFigure({ piece: 'follower', segment: 0 });
	expect(way.tapped()).toBe(false);
	expect(way.asked).toBeDefined();
	expect(way.next()).toBe(true);
	expect(way.asked).toBeUndefined();
	expect(tileAt(live.game.board, { x: 1, y: 0 })?.type.id).toBe('base-U');
});

it('says of a photo that it shows no table, or that most of it was guessed', () => {
	const empty = Array.from({ length: 30 }, () => EMPTY);
	expect(problemWith(reading(6, empty))).toBe('no-table');
	expect(problemWith(reading(6, [tile('D'), ...empty]))).toBe('no-table');
	expect(problemWith(reading(2, [tile('D'), tile('U')]))).toBeUndefined();
	const row = [tile('D'), tile('U'), tile('V'), tile('B')];
	expect(problemWith(reading(4, row, [0, 1, 2]))).toBe('unreadable');
	expect(problemWith(reading(4, row, [0, 1]))).toBeUndefined();
});

function checkOf({ check }: Pick<SnapWay['snapping'], 'check'>): TableCheck {
	if (!check) throw new Error('Nothing is checked.');
	return check;
}

it('a board that was read before the page was closed is checked further, without its photo', async () => {
	const read = reading(2, [tile('D'), tile('U', 1), tile('B'), EMPTY], [1]);
	const known = read.cells.slice(0, 1);
	const keeper = new MadeUpKeeper({ reading: read, known });
	const { way } = await readTable(read, keeper);
	const { snapping } = way;
	snapping.check = undefined;
	await waitFor(() => {
		expect(snapping.kept).toBeDefined();
	});
	snapping.resume();
	const check = checkOf(snapping);
	expect(snapping.step).toBe('check');
	expect(check.cells.map((cell) => cell.known)).toEqual([true, false, false, false]);
	expect(check.chosen).toEqual({ column: 1, row: 0 });
	await check.mend({ column: 1, row: 0 }, tile('V', 1));
	expect(keeper.kept?.known).toHaveLength(2);
	expect(keeper.kept?.reading.cells.map(({ content }) => content)).toEqual([
		tile('D'),
		tile('V', 1),
		tile('B'),
		EMPTY
	]);
	check.undo();
	expect(keeper.kept?.known).toHaveLength(1);
	snapping.back();
	expect(snapping.step).toBe('photo');
	snapping.resume();
	await way.use();
	expect(keeper.kept).toBeUndefined();
});

describe('a table too large for one photo', () => {
	const { board } = replayRecord(played(31, 40)).game;
	const columns = board.order.map(({ x }) => x).sort((a, b) => a - b);
	const middle = columns[columns.length >> 1] ?? 0;
	/** Two columns are in both photos. */
	const isFirst = ({ x }: Spot): boolean => x <= middle;
	const isSecond = ({ x }: Spot): boolean => x >= middle - 1;

	/** The first photo is taken over, and another one read. */
	async function readTwo(another: Reading) {
		const { live, way, builder } = await readTable(photoOf(board, 0, isFirst));
		await way.use();
		const reader = new MadeUpReader(another);
		const second = new SnapWay(builder, () => reader);
		second.snapping.picking = pickingOf(reader);
		await second.snapping.read();
		return { live, second, reader };
	}

	it('is joined from several, by whoever takes them', async () => {
		const { live, second, reader } = await readTwo(photoOf(board, 3, isSecond));
		const both = board.order.filter((spot) => isFirst(spot) && isSecond(spot)).length;
		expect(second.joins).toBe(true);
		expect(reader.mends[0]).toHaveLength(both);
		expect(second.seen).toHaveLength(board.order.filter((spot) => !isFirst(spot)).length);
		await second.use();
		const shapeOf = ({ order }: Board) => {
			const left = Math.min(...order.map(({ x }) => x));
			const top = Math.min(...order.map(({ y }) => y));
			return order.map(({ x, y, type, rotation }) =>
				[x - left, y - top, type.id, rotation % distinctRotations(type).length].join()
			);
		};
		expect(shapeOf(live.game.board).sort()).toEqual(shapeOf(board).sort());
		expect(live.record.entries).toHaveLength(2);
		await live.entry.undo();
		expect(live.game.board.order).toHaveLength(board.order.filter(isFirst).length);
	});

	it('asks for no figure a second time', async () => {
		const photo = photoOf(board, 0, isSecond);
		const { columns: width } = photo.grid;
		const cells = photo.cells.filter(({ content }) => content.kind === 'tile');
		const shared = cells.find(({ cell }) => cell.column < 2)?.cell;
		const other = cells.find(({ cell }) => cell.column === width - 1)?.cell;
		if (!shared || !other) throw new Error('No such tiles.');
		const figures = [shared, other].map((cell) => ({ cell, colour: 'red' }) as const);
		const { live, way, builder } = await readTable(photoOf(board, 0, isFirst));
		await way.use();
		const reader = new MadeUpReader({ ...photo, figures });
		const second = new SnapWay(builder, () => reader);
		second.snapping.picking = pickingOf(reader);
		await second.snapping.read();
		// One of them stands there already: it was in the first photo.
		const alignment = alignmentOf(second.snapping.check?.laid ?? [], live.game.board.order);
		builder.select(alignment && spotOf(shared, alignment));
		const segment = builder.tile?.type.segments.find(({ kind }) => kind === 'field')?.index ?? 0;
		await builder.toggleFigure({ piece: 'follower', segment });
		await second.use();
		expect(second.figures?.all.map(({ cell }) => cell)).toEqual([other]);
	});

	it('says of a photo of another table that too little of it is known', async () => {
		const { second } = await readTwo(photoOf(replayRecord(played(8, 20)).game.board, 0));
		expect(second.snapping.problem).toBe('other-table');
		expect(second.seen).toEqual([]);
	});
});
