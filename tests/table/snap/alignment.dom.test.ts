import { describe, expect, it } from 'vitest';
import { tileAt, type Board } from '../../../src/lib/engine/board';
import { ALL_ROTATIONS, type Spot } from '../../../src/lib/engine/spot';
import { replayRecord } from '../../../src/lib/record';
import { alignmentOf, spotOf, tileCells, type TileCell } from '../../../src/lib/snap/alignment';
import { joinToTable, newTiles } from '../../../src/lib/table/snap/joining';
import { seededRandom } from '../../record/support';
import { MadeUpReader, photoOf, played } from './made-up';

const gameOf = (seed: number, turns: number) => replayRecord(played(seed, turns)).game;

it.each([0, 1, 2, 3] as const)(
	'finds the table in a photo from any side (%i), and what is new',
	async (turned) => {
		const game = gameOf(7, 15);
		const { board } = gameOf(7, 20);
		const photo = photoOf(board, turned);
		const read = tileCells(photo.cells, game.rules.tiles);
		const alignment = alignmentOf(read, game.board.order);
		expect(alignment?.turned).toBe(turned);
		if (!alignment) return;
		const seen = newTiles(read, game.board, alignment);
		expect(seen).toHaveLength(5);
		for (const { spot, tile, rotation } of seen)
			expect(tileAt(board, spot)).toMatchObject({ type: tile, rotation });
		const reader = new MadeUpReader(photo);
		expect((await joinToTable(game, photo, reader)).ok).toBe(true);
		const [known = []] = reader.mends;
		expect(known).toHaveLength(game.board.order.length);
		for (const { cell, content } of known)
			expect(photo.cells[cell.row * photo.grid.columns + cell.column]?.content).toEqual(content);
	}
);

it('takes no other table for that of the game', () => {
	const { board } = gameOf(7, 20);
	const other = gameOf(8, 20);
	const read = tileCells(photoOf(board, 0).cells, other.rules.tiles);
	expect(alignmentOf(read, other.board.order)).toBeUndefined();
});

describe('a table in two photos', () => {
	const SEEDS = Array.from({ length: 12 }, (_, index) => index + 30);

	/** The column that has about half of the tiles on each side. */
	const middleOf = ({ order }: Board): number =>
		order.map(({ x }) => x).sort((a, b) => a - b)[order.length >> 1] ?? 0;

	/** What of a board is read in a photo of the part in view, and of what lies elsewhere only; every eighth tile is misread. */
	function readPart(
		seed: number,
		turns: number,
		isInView: (spot: Spot, middle: number) => boolean
	) {
		const { board, rules } = gameOf(seed, turns);
		const middle = middleOf(board);
		const random = seededRandom(seed);
		const types = [...rules.tiles.values()];
		const turned = ALL_ROTATIONS[seed & 3] ?? 0;
		const photo = photoOf(board, turned, (spot) => isInView(spot, middle));
		const read = tileCells(photo.cells, rules.tiles).map((cell): TileCell => {
			const other = types[Math.floor(random() * types.length)];
			return other && random() < 1 / 8 ? { ...cell, type: other } : cell;
		});
		return { board, middle, read, turned };
	}

	/** The tiles of a board on some spots. */
	const partOf = (board: Board, isIn: (spot: Spot) => boolean): Board => ({
		...board,
		order: board.order.filter(isIn),
		tiles: new Map([...board.tiles].filter(([, laid]) => isIn(laid)))
	});

	it.each(SEEDS)('is joined by the columns that both show (seed %i)', (seed) => {
		const { board, middle, read, turned } = readPart(seed, 60, ({ x }, at) => x >= at - 1);
		const first = partOf(board, ({ x }) => x <= middle + 1);
		const alignment = alignmentOf(read, first.order);
		expect(alignment?.turned).toBe(turned);
		if (!alignment) return;
		for (const { cell } of read) expect(tileAt(board, spotOf(cell, alignment))).toBeDefined();
		expect(newTiles(read, first, alignment)).toHaveLength(board.order.length - first.order.length);
	});

	it.each(SEEDS)('stays apart when the photos share nothing (seed %i)', (seed) => {
		const { board, middle, read } = readPart(seed, 60, ({ x }, at) => x > at);
		expect(
			alignmentOf(
				read,
				board.order.filter(({ x }) => x <= middle)
			)
		).toBeUndefined();
	});
});
