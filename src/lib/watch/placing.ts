import { ALL_ROTATIONS, type Rotation, type Spot } from '../engine/spot';
import { cellOf, rotationIn, toGrid, turnedSpot, type Alignment } from '../snap/alignment';
import { stateOf } from '../snap/decision/contents';
import type { States } from '../snap/decision/states';
import { logarithmsOf } from '../snap/decision/logarithms';
import { lookAround } from '../snap/grid/clearness';
import { seeCells, runToEnd } from '../snap/grid/viewing';
import { homographyOfGrid, product, type GridSize, type Homography } from '../snap/grid/homography';
import { pyramidOf } from '../snap/grid/pyramid';
import type { Reader } from '../snap/read-table';
import type { Corners, Grid, GridCell, Pixels } from '../snap/reading';
import { boardOf, type Board } from './board';
import { proposeGrids } from './set-up/propose-grids';
import type { KnownTable } from './watching';

/** At most this many tiles are used to judge how a board lies. */
const JUDGED = 8;
/** The least that a tile counts, as a natural logarithm: one that is misread decides nothing. */
const LEAST = -4;
/** If the tiles of the game count less than this on average, it is another table. */
const OTHER_TABLE = -2.5;
/** It is clear how the board lies if every other way counts less by this: a natural logarithm for all tiles together. */
const CLEAR = 3;
/**
 * Up to this many tiles may look nearly the same when turned otherwise: the likeliest way is taken, and whoever looks on sees
 * it.
 */
const FEW = 3;

/** The smallest rectangle of spots that holds all tiles. */
interface Box extends GridSize {
	readonly left: number;
	readonly top: number;
}

/** How a board may lie in a grid that it fills. */
interface Lying {
	readonly grid: Grid;
	readonly alignment: Alignment;
}

/** The smallest rectangle of spots that holds all tiles of a table. Without tiles it holds the start tile. */
function boxOf({ laid }: KnownTable): Box {
	const spots: readonly Spot[] = laid.length > 0 ? laid : [{ x: 0, y: 0 }];
	const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/**
 * The map of spots to the pixels of a picture in which the board fills a rectangle with these corners, clockwise from any of
 * them: the tiles tell how it is turned. Undefined if they aren't those of the game.
 */
export function placeByCorners(
	picture: Pixels,
	corners: Corners,
	table: KnownTable,
	reader: Reader
): Homography | undefined {
	const box = boxOf(table);
	const lying = ALL_ROTATIONS.map((turned) => {
		const grid = { ...turnedSize(box, turned), corners };
		return { grid, alignment: fill(box, turned) };
	});
	return likeliest(picture, lying, table, reader);
}

/**
 * The same without corners: the board is looked for where much is drawn and edges lie as those of its tiles would. Also
 * undefined if nothing is sure.
 */
export function placeByItself(
	picture: Pixels,
	table: KnownTable,
	reader: Reader
): Homography | undefined {
	const box = boxOf(table);
	const boards = ALL_ROTATIONS.map((turned) =>
		table.laid.map((tile) => {
			const { column, row } = cellOf(tile, fill(box, turned));
			return { x: column, y: row };
		})
	);
	const lying = proposeGrids(picture, boards).flatMap((grid) =>
		ALL_ROTATIONS.flatMap((turned) => {
			const { columns, rows } = turnedSize(box, turned);
			const fits = columns === grid.columns && rows === grid.rows;
			return fits ? [{ grid, alignment: fill(box, turned) }] : [];
		})
	);
	return likeliest(picture, lying, table, reader);
}

const turnedSize = ({ columns, rows }: GridSize, turned: Rotation): GridSize =>
	turned % 2 === 0 ? { columns, rows } : { columns: rows, rows: columns };

/** How a box of spots fills a grid, turned clockwise. */
function fill({ left, top, columns, rows }: Box, turned: Rotation): Alignment {
	const [one, other] = [
		turnedSpot({ x: left, y: top }, turned),
		turnedSpot({ x: left + columns - 1, y: top + rows - 1 }, turned)
	];
	return { turned, origin: { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) } };
}

function likeliest(
	picture: Pixels,
	all: readonly Lying[],
	table: KnownTable,
	reader: Reader
): Homography | undefined {
	const board = boardOf(reader.looks, table);
	const see = seenIn(picture, board, reader);
	const judged = someOf(table.laid);
	const [best, ...others] = all
		.map((lying) => ({ lying, value: valueOf(board, judged, lying, see) }))
		.sort((one, other) => other.value - one.value);
	if (!best || best.value < OTHER_TABLE) return undefined;
	const shown = shownBy(board, best.lying);
	const rivals = others.filter(
		({ lying, value }) =>
			lying.grid === best.lying.grid && judged.length * (best.value - value) < CLEAR
	);
	if (judged.length > FEW && rivals.some(({ lying }) => shownBy(board, lying) !== shown))
		return undefined;
	return fitted(picture, best.lying, table, reader);
}

/** Some tiles, from the first that was laid to the last: more of them cost time, and say the same. */
const someOf = <T>(tiles: readonly T[]): readonly T[] =>
	tiles.filter((_, index) => index % Math.ceil(tiles.length / JUDGED) === 0);

/** What a picture shows if the board lies in this way: equal if all tiles look the same. */
const shownBy = ({ table, states }: Board, { alignment }: Lying): string =>
	table.laid
		.map((tile) => {
			const { column, row } = cellOf(tile, alignment);
			return [column, row, stateOfTile(states, tile, alignment)].join();
		})
		.sort()
		.join(' ');

/**
 * The map of spots to pixels if the board lies in this way, fitted to where the network sees each tile: corners are tapped
 * carelessly.
 */
function fitted(
	picture: Pixels,
	{ grid, alignment }: Lying,
	{ laid }: KnownTable,
	{ look }: Reader
): Homography {
	const cells = laid.map((tile) => cellOf(tile, alignment));
	const seen = runToEnd(seeCells(picture, { ...grid, cells }, homographyOfGrid(grid), look));
	return product(seen.homography, toGrid(alignment));
}

/** What the network says of the states of a game at a cell of a grid. */
type See = (grid: Grid, cell: GridCell) => Float32Array;

/** Looks at each cell once. */
function seenIn(picture: Pixels, { states }: Board, { look }: Reader): See {
	const pyramid = pyramidOf(picture);
	const seen = new Map<string, Float32Array>();
	return (grid, { column, row }) => {
		const key = [...homographyOfGrid(grid), column, row].join();
		const known = seen.get(key);
		if (known) return known;
		const view = { pyramid, homography: homographyOfGrid(grid) };
		const [evidence] = lookAround(view, [{ x: column + 0.5, y: row + 0.5 }], look);
		const logarithms = logarithmsOf(states, evidence?.contents ?? new Float32Array(2));
		seen.set(key, logarithms);
		return logarithms;
	};
}

/** How well some tiles fit what is seen: the mean of their logarithms. */
function valueOf(
	{ states }: Board,
	tiles: KnownTable['laid'],
	{ grid, alignment }: Lying,
	see: See
): number {
	const sum = tiles.reduce((before, tile) => {
		const state = stateOfTile(states, tile, alignment);
		return before + Math.max(LEAST, see(grid, cellOf(tile, alignment))[state] ?? LEAST);
	}, 0);
	return sum / Math.max(1, tiles.length);
}

/** The state of a tile on a board that is turned. */
const stateOfTile = (
	states: States,
	{ type, rotation }: KnownTable['laid'][number],
	alignment: Alignment
): number =>
	stateOf(states, { kind: 'tile', tile: type.id, rotation: rotationIn(rotation, alignment) });
