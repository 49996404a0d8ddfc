import { describe, expect, it } from 'vitest';
import { tileId, type TileType } from '../../../src/lib/engine/tile';
import type { Rotation } from '../../../src/lib/engine/spot';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';
import { GARDEN_TILES } from '../../../src/lib/rules/gardens/tiles';
import { WINTER_TILES } from '../../../src/lib/rules/winter/tiles';
import { decide } from '../../../src/lib/snap/decision/decide';
import { statesOf, type TileSupply } from '../../../src/lib/snap/decision/states';
import type { CellContent, GridCell, ReadCell } from '../../../src/lib/snap/reading';
import {
	BOX,
	cellsAround,
	contentOn,
	dealt,
	evidenceFor,
	evidenceOf,
	LOOKS,
	type Seen
} from './made-up';

const states = statesOf(LOOKS, BOX);
const NOTHING: ReadonlyMap<number, CellContent> = new Map();

function baseTile(letter: string): TileType {
	const found = [...BASE_TILES, ...GARDEN_TILES].find(({ id }) => id === `base-${letter}`);
	if (!found) throw new Error(`There is no tile ${letter}.`);
	return found;
}

/** `E1` is base-E turned once, `E-garden1` the same with a garden. */
const seen = (text: string): Seen =>
	text === 'other' || text === 'empty'
		? text
		: { type: baseTile(text.slice(0, -1)), rotation: Number(text.slice(-1)) as Rotation };

const said = ({ content }: Pick<ReadCell, 'content'>): string =>
	content.kind === 'tile' ? `${content.tile}${String(content.rotation)}`.slice(5) : content.kind;

const row = (count: number): readonly GridCell[] =>
	Array.from({ length: count }, (_, column) => ({ column, row: 0 }));

/** Decides a row of cells: for each what is seen, and how clearly. */
function decideRow(
	cells: readonly Readonly<Record<string, number>>[],
	known = NOTHING,
	supplies: readonly TileSupply[] = BOX
): readonly ReadCell[] {
	const evidence = cells.map((cell) =>
		evidenceFor(...Object.entries(cell).map(([text, clear]) => [seen(text), clear] as const))
	);
	return decide(statesOf(LOOKS, supplies), row(cells.length), evidence, known);
}

/** Some tiles of the box, with other counts. */
const few = (counts: Readonly<Record<string, number>>): readonly TileSupply[] =>
	Object.entries(counts).map(([letter, count]) => ({ type: baseTile(letter), count }));

describe('the decision of a board', () => {
	it('is what clear evidence says, for the whole box, and all of it is sure', () => {
		const board = dealt(1);
		const cells = cellsAround(board);
		const evidence = evidenceOf(board, cells, { strength: 12, spread: 0 });
		const read = decide(states, cells, evidence, NOTHING);
		expect(board).toHaveLength(72);
		expect(read.map(({ content }) => content)).toEqual(cells.map((cell) => contentOn(board, cell)));
		expect(read.filter(({ sure }) => !sure)).toEqual([]);
	});

	it('mends nearly all that a network misreads, and marks the rest', () => {
		const wrong = { alone: 0, decided: 0, unmarked: 0, marked: 0, unknown: 0 };
		for (const seed of [1, 2, 3, 4, 5, 6]) {
			const board = dealt(seed, 60);
			const cells = cellsAround(board);
			const evidence = evidenceOf(board, cells, { strength: 8, spread: 2.2 }, seed);
			const alone = cells.map((_, at) => decide(states, row(1), [evidence[at]], NOTHING)[0]);
			decide(states, cells, evidence, NOTHING).forEach(({ cell, content, sure, next }, at) => {
				const truth = JSON.stringify(contentOn(board, cell));
				const right = JSON.stringify(content) === truth;
				if (JSON.stringify(alone[at]?.content) !== truth) wrong.alone++;
				if (!right) wrong.decided++;
				if (!right && sure) wrong.unmarked++;
				if (right && !sure) wrong.marked++;
				if (!right && !next.some((one) => JSON.stringify(one) === truth)) wrong.unknown++;
			});
		}
		expect(wrong.alone).toBeGreaterThan(30);
		expect(wrong.decided).toBeLessThan(8);
		expect(wrong.unmarked).toBe(0);
		expect(wrong.marked).toBeLessThan(60);
		expect(wrong.unknown).toBe(0);
	});

	it('lets sides that touch overrule a tile that looks a little likelier', () => {
		// Between two cities that open to it: G1 is city on the west and east, U0 road.
		expect(decideRow([{ E1: 9 }, { U0: 6, G1: 5 }, { E3: 9 }]).map(said)).toEqual([
			'E1',
			'G1',
			'E3'
		]);
		expect(decideRow([{ E1: 9 }, { U0: 16 }]).map(said)).toEqual(['E1', 'U0']);
	});

	it('is unsure where something else is nearly as likely, and says what', () => {
		const [, middle] = decideRow([{ E1: 9 }, { F1: 6, G1: 5.8 }, { E3: 9 }]);
		expect(middle).toMatchObject({ content: { tile: 'base-F', rotation: 1 }, sure: false });
		expect(middle?.next[0]).toEqual({ kind: 'tile', tile: 'base-G', rotation: 1 });
		expect(middle?.next).toHaveLength(3);
		expect(decideRow([{ E1: 9 }, { F1: 9 }, { E3: 9 }]).map(({ sure }) => sure)).toEqual([
			true,
			true,
			true
		]);
	});

	it('gives a tile of which there is one to the cell that shows it best', () => {
		const counts = few({ B: 4, H: 1 });
		const read = decideRow([{ H0: 7, B0: 5 }, { B0: 9 }, { H0: 6, B0: 5.5 }], NOTHING, counts);
		expect(read.map(said)).toEqual(['H0', 'B0', 'B0']);
	});

	it('exchanges what two cells have where both are better off', () => {
		const counts = few({ F: 1, G: 1, B: 9 });
		const read = decideRow([{ F0: 9, G0: 8.5 }, { B0: 9 }, { F0: 9, G0: 5 }], NOTHING, counts);
		expect(read.map(said)).toEqual(['G0', 'B0', 'F0']);
	});

	it('believes a table that has more of a tile than its box, when it is clearly seen', () => {
		const counts = few({ B: 1, X: 1 });
		expect(decideRow([{ B0: 16 }, { B0: 16 }], NOTHING, counts).map(said)).toEqual(['B0', 'B0']);
	});

	it('sees another tile where the network does, or where it sees a tile that the game doesn’t have', () => {
		expect(decideRow([{ B0: 9 }, { other: 9 }]).map(said)).toEqual(['B0', 'other']);
		const base = few({ B: 4, V: 9 });
		expect(decideRow([{ B0: 9 }, { C0: 14 }], NOTHING, base).map(said)).toEqual(['B0', 'other']);
		expect(decideRow([{ B0: 9 }, { C0: 6, V2: 5 }], NOTHING, base).map(said)).toEqual(['B0', 'V2']);
	});

	it('is unsure of a tile where one of another box is much likelier', () => {
		const base = few({ B: 4, V: 9 });
		const [, own] = decideRow([{ B0: 9 }, { C0: 10, V2: 5 }], NOTHING, base);
		expect(own).toMatchObject({ content: { tile: 'base-V', rotation: 2 }, sure: false });
		const [, clear] = decideRow([{ B0: 9 }, { C0: 5, V2: 9 }], NOTHING, base);
		expect(clear).toMatchObject({ content: { tile: 'base-V', rotation: 2 }, sure: true });
	});

	it('takes a lonely tile for a pattern of the tablecloth, unless it is clearly seen', () => {
		const cells = (clear: number) => [{ B0: 9 }, { B0: 9 }, { empty: 9 }, { B0: clear, empty: 6 }];
		expect(decideRow(cells(7.5)).map(said)).toEqual(['B0', 'B0', 'empty', 'empty']);
		expect(decideRow(cells(14)).map(said)).toEqual(['B0', 'B0', 'empty', 'B0']);
	});

	it('takes what is known as it is, and decides the others by it', () => {
		const known = new Map<number, CellContent>([
			[0, { kind: 'tile', tile: tileId('base-E'), rotation: 1 }]
		]);
		const cells = [{ B0: 9 }, { B0: 6, E3: 5.5 }];
		expect(decideRow(cells).map(said)).toEqual(['B0', 'B0']);
		const read = decideRow(cells, known);
		expect(read.map(said)).toEqual(['E1', 'E3']);
		expect(read[0]).toMatchObject({ sure: true, next: [] });
	});

	it('keeps a known tile that the game doesn’t have, and doesn’t judge its neighbours by it', () => {
		const known = new Map<number, CellContent>([
			[0, { kind: 'tile', tile: tileId('of-another-box'), rotation: 2 }],
			[2, { kind: 'other' }]
		]);
		const read = decideRow([{ B0: 9 }, { G1: 6 }, { B0: 9 }], known);
		expect(read.map(({ content }) => content)).toEqual([
			{ kind: 'tile', tile: 'of-another-box', rotation: 2 },
			{ kind: 'tile', tile: 'base-G', rotation: 1 },
			{ kind: 'other' }
		]);
	});

	it('takes a garden for a picture where the game has none on such a tile', () => {
		const cells = [{ B0: 9 }, { 'N-garden1': 12 }, { N3: 6, 'N-garden3': 5.9, E3: 6.4 }];
		const plain = decideRow(cells, NOTHING, few({ B: 4, N: 3, E: 5 }));
		expect(plain.map(said)).toEqual(['B0', 'N1', 'N3']);
		expect(plain[1]).toMatchObject({ sure: true });
		const both = decideRow(cells, NOTHING, few({ B: 4, N: 3, E: 5, 'N-garden': 1 }));
		expect(both.map(said)).toEqual(['B0', 'N-garden1', 'E3']);
		const planted = decideRow([{ B0: 9 }, { N1: 12 }], NOTHING, few({ B: 4, 'N-garden': 1 }));
		expect(planted.map(said)).toEqual(['B0', 'N-garden1']);
	});

	it('takes a cell without evidence for empty', () => {
		const evidence = [evidenceFor([seen('B0'), 9]), undefined];
		expect(decide(states, row(2), evidence, NOTHING).map(said)).toEqual(['B0', 'empty']);
	});

	it('tells tiles that look alike by how many there are of each', () => {
		const wolves = WINTER_TILES.filter(({ id }) => id === 'winter-CFRR-wolves');
		const supplies = [...few({ K: 1, B: 4 }), ...wolves.map((type) => ({ type, count: 1 }))];
		const cells = [{ K0: 9 }, { B0: 9 }, { K2: 9 }];
		const tiles = (known = NOTHING) =>
			decideRow(cells, known, supplies).map(
				({ content }) => content.kind === 'tile' && content.tile
			);
		expect(tiles()).toEqual(['base-K', 'base-B', 'winter-CFRR-wolves']);
		const last = new Map<number, CellContent>([
			[2, { kind: 'tile', tile: tileId('base-K'), rotation: 2 }]
		]);
		expect(tiles(last)).toEqual(['winter-CFRR-wolves', 'base-B', 'base-K']);
	});
});
