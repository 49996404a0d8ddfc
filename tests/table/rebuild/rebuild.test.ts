import { describe, expect, it } from 'vitest';
import type { BoardFigure } from '../../../src/lib/drawing/board/scene';
import { mayLie } from '../../../src/lib/drawing/figures/figure';
import { newGame, type Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import type { Corner, Rotation } from '../../../src/lib/engine/spot';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { rotatedDesign, remainingSupply, initialsOf } from '../../../src/lib/table/rebuild/print';
import {
	extentOf,
	pagesOf,
	pageWith,
	stepsOf,
	REBUILD_ORDERS,
	type RebuildOrder
} from '../../../src/lib/table/rebuild/rebuild';
import { rebuildWords } from '../../../src/lib/words/en/rebuild';
import { words } from '../../../src/lib/words/en/table';

type Laid = readonly [tile: string, x: number, y: number, rotation: Rotation];

/*
 * A board by hand, the start tile S at (0, 0), each tile with its place in the order of laying:
 *
 *     column     1   2   3
 *     row 1      4       1      x -1, 1   y -1
 *     row 2      3   S   2      x -1 … 1  y 0
 *     row 3          5          x 0       y 1
 *
 * Whether sides match is overruled: only where tiles lie matters here.
 */
const BOARD: readonly Laid[] = [
	['base-B', 1, -1, 0],
	['base-V', 1, 0, 1],
	['base-M', -1, 0, 0],
	['base-U', -1, -1, 0],
	['base-U', 0, 1, 1]
];

function laidOut(laid: readonly Laid[] = BOARD): Game {
	const game = newGame(rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS }), 2, 0);
	for (const [tile, x, y, rotation] of laid) {
		const overruled = ['edges-differ', 'touches-nothing', 'not-their-turn'];
		const event = { type: 'base/laid', player: 0, tile, x, y, rotation, overruled };
		const played = play(game, event as unknown as GameEvent);
		if (!played.ok) throw new Error(`No tile can be laid at ${String(x)},${String(y)}.`);
	}
	return game;
}

const spots = (game: Game, order: RebuildOrder): readonly (readonly [number, number])[] =>
	stepsOf(game, [], order).map(({ tile }) => [tile.x, tile.y]);

const figure = (x: number, y: number, corner?: Corner): BoardFigure => ({
	at: { x, y, segment: 0 },
	...(corner !== undefined && { corner }),
	kind: corner === undefined ? 'follower' : 'barn',
	colour: 'red',
	lying: false
});

describe('the order of rebuilding', () => {
	it('is that of the game, or that of the rows from the north-west', () => {
		const game = laidOut();
		expect(spots(game, 'played')).toEqual([
			[0, 0] as const,
			...BOARD.map(([, x, y]) => [x, y] as const)
		]);
		for (const order of ['rows', 'whole-rows'] as const)
			expect(spots(game, order)).toEqual([
				[-1, -1],
				[1, -1],
				[-1, 0],
				[0, 0],
				[1, 0],
				[0, 1]
			]);
	});

	it('can go row by row', () => {
		const steps = stepsOf(laidOut(), [], 'whole-rows');
		expect(pagesOf(steps, 'whole-rows').map((page) => page.length)).toEqual([2, 3, 1]);
		expect(pagesOf(steps, 'rows').map((page) => page.length)).toEqual([1, 1, 1, 1, 1, 1]);
	});

	it('can be begun at any tile, and changed without losing the place', () => {
		const game = laidOut();
		const pageOf = (order: RebuildOrder): number =>
			pageWith(pagesOf(stepsOf(game, [], order), order), { x: -1, y: 0 });
		expect(REBUILD_ORDERS.map(pageOf)).toEqual([3, 2, 1]);
		expect(pageWith([], { x: 0, y: 0 })).toBe(0);
	});

	it('counts rows and columns from the north-western corner of all tiles', () => {
		const game = laidOut();
		expect(extentOf(game.board.order)).toEqual({ x: -1, y: -1, rows: 3, columns: 3 });
		expect(extentOf([])).toEqual({ x: 0, y: 0, rows: 0, columns: 0 });
		const found = stepsOf(game, [], 'played').map(({ row, column }) => [row, column]);
		expect(found).toEqual([
			[2, 2],
			[1, 3],
			[2, 3],
			[2, 1],
			[1, 1],
			[3, 2]
		]);
	});
});

describe('where a tile goes', () => {
	const said = (order: RebuildOrder): readonly string[] => {
		const game = laidOut();
		const extent = extentOf(game.board.order);
		return stepsOf(game, [], order).map((step) => rebuildWords.whereItGoes(step, extent));
	};

	it('is described by the neighbours that are placed, in the order played', () => {
		expect(said('played')).toEqual([
			'Lay it first, with room for 1 row above, 1 row below, 1 column to the left and 1 column to the right.',
			// Nothing beside it lies yet but diagonally the start tile.
			'1 to the right and 1 up from the previous tile: it touches nothing yet.',
			'Below the previous tile, right of the start tile.',
			'Left of the start tile.',
			'Above the previous tile.',
			'Below the start tile.'
		]);
	});

	it('is described by the neighbours that are placed, row by row', () => {
		expect(said('rows')).toEqual([
			'Lay it first, with room for 2 rows below and 2 columns to the right.',
			'2 to the right from the previous tile: it touches nothing yet.',
			'Below the tile in row 1.',
			// The city with the pennant is on M, in row 2, column 1.
			'Right of the previous tile.',
			'Right of the previous tile, below the monastery.',
			'Below the start tile.'
		]);
	});

	it('names a landmark only while there is one of it', () => {
		const [, , third] = stepsOf(
			laidOut([
				['base-B', 1, 0, 0],
				['base-B', 2, 0, 0],
				['base-U', 1, 1, 0]
			]),
			[],
			'played'
		).slice(1);
		expect(third?.beside).toEqual([{ side: 0, row: 1, column: 2 }]);
	});
});

it('a tile lies as it is turned: a bend that leaves to the south and west leaves to the west and north', () => {
	const [, , bend] = stepsOf(laidOut(), [], 'played');
	expect(words.tiles.description(bend?.tile.type ?? { segments: [] })).toBe('road south and west');
	expect(bend && words.tiles.description(rotatedDesign(bend.tile))).toBe('road north and west');
});

describe('figures', () => {
	it('are put down with their tile', () => {
		const steps = stepsOf(laidOut(), [figure(-1, 0)], 'rows');
		expect(steps.map(({ figures }) => figures.length)).toEqual([0, 0, 1, 0, 0, 0]);
	});

	it('are put on a corner when the last of its four tiles lies, and named by that tile’s corner', () => {
		const square: readonly Laid[] = [
			['base-B', 1, 0, 0],
			['base-B', 1, 1, 0],
			['base-B', 0, 1, 0]
		];
		// Put on the start tile's south-eastern corner, which is the last tile's north-eastern one.
		const steps = stepsOf(laidOut(square), [figure(0, 0, 2)], 'played');
		expect(steps.map(({ figures }) => figures.length)).toEqual([0, 0, 0, 1]);
		expect(steps[3]?.figures[0]).toMatchObject({ at: { x: 0, y: 1 }, corner: 1 });
	});

	it('that aren’t on the board are in the supply', () => {
		const held = remainingSupply(laidOut(), [figure(0, 0), figure(1, 0)], {
			index: 0,
			colour: 'red'
		});
		expect(held).toEqual([{ kind: 'follower', count: 5 }]);
	});
});

it.each([
	[
		['Ada', 'Ben'],
		['A', 'B']
	],
	[
		['Ada', 'Anna', 'ben'],
		['AD', 'AN', 'B']
	],
	[
		['Anna', 'Anne'],
		['ANN', 'ANN']
	],
	[
		['\u2068דנה\u2069', '\u2068דוד\u2069', 'Ann'],
		['\u2068דנ\u2069', '\u2068דו\u2069', 'A']
	]
])('the letters of %j on the printed picture are %j', (names, letters) => {
	expect(initialsOf(names)).toEqual(letters);
});

describe('the words of a rebuilt table', () => {
	it('say which columns of a row have tiles', () => {
		expect(rebuildWords.columns([2, 3, 4, 7])).toBe('Columns 2 to 4 and 7.');
		expect(rebuildWords.columns([5])).toBe('Column 5.');
	});

	it('lay farmers down', () => {
		const farmer = { piece: 'follower', kind: 'field', x: 50, y: 90, lies: true } as const;
		expect(rebuildWords.figure('Ada', farmer, undefined)).toBe(
			'Ada: farmer in the field, south, lying down'
		);
		const mayor = { piece: 'mayor', kind: 'city', x: 50, y: 10 } as const;
		expect(rebuildWords.figure(undefined, mayor, 3)).toBe('Column 3. mayor in the city, north');
	});

	it('lay a big follower down as a farmer, and let a pig stand', () => {
		const said = (piece: string) => {
			const on = { piece, kind: 'field', x: 50, y: 90, lies: mayLie(piece) } as const;
			return rebuildWords.figure('Ada', on, undefined);
		};
		expect(said('big-follower')).toBe('Ada: big meeple in the field, south, lying down');
		expect(said('pig')).toBe('Ada: pig in the field, south');
	});

	it('know laps of the scoring track', () => {
		expect(rebuildWords.track({ space: 13, lap: 1 })).toBe('space 13, lap 2, lying down');
		expect(rebuildWords.track({ space: 13, lap: 0 })).toBe('space 13');
	});
});
