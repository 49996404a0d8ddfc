import { expect, it, vi } from 'vitest';
import { tileAt } from '../../../src/lib/engine/board';
import { EMPTY_DRAFT } from '../../../src/lib/record';
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
import { EMPTY, MadeUpReader, OTHER, reading, tile } from './made-up';

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
	await vi.waitFor(() => {
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
