import type { Spot } from '../../engine/spot';
import { directionsOf, type Direction } from '../../snap/grid/directions';
import { edgesWithin, type Edges } from '../../snap/grid/edges';
import { framedCells } from '../../snap/grid/extent';
import { fitToLines } from '../../snap/grid/fit-lines';
import { cornersIn, product, type Homography } from '../../snap/grid/homography';
import { pyramidOf } from '../../snap/grid/pyramid';
import type { Grid, Pixels } from '../../snap/reading';
import { busyParts } from './busy-parts';
import { knownGrids, sidesOn, type KnownGrid } from './known-lines';

/** At most this many grids are proposed for each busy part. */
const MOST = 4;
/** Two grids whose corners are nearer to each other than this, in pixels, are the same. */
const SAME = 3;

/**
 * With up to this many tiles, this part of their sides must be drawn: a network sees a tile even in a grid that is a third of a
 * tile off. Measured on films: of a start tile's sides 0.9 is drawn in a right grid, and 0.6 in one that is off.
 */
const [FEW, FRAMED] = [3, 0.8];

type Pair = readonly [Direction, Direction];

/**
 * The grids that a board may fill in a picture, the likeliest first. They are looked for where much is drawn, where edges run
 * in two directions, and where these are as far apart as the sides of the board's tiles.
 * @param boards the cells of its tiles, for each way in which it may be turned clockwise
 */
export function proposeGrids(
	picture: Pixels,
	boards: readonly (readonly Spot[])[]
): readonly Grid[] {
	const pyramid = pyramidOf(picture);
	const sides = boards.map(sidesOn);
	return edgesWithin(pyramid, busyParts(pyramid)).flatMap((edges) => {
		const found = directionsOf(edges);
		const known = [found, flat(edges, found)]
			.map(clockwise)
			.flatMap((pair) => knownGrids(edges, pair, sides))
			.sort((one, other) => other.value - one.value);
		return different(known.map((one) => ({ ...one, grid: gridOf(picture, one) })))
			.slice(0, MOST)
			.map((one) => ({ ...one, homography: fitToLines(one.lines, one.homography) }))
			.filter((one) => boards.some((cells) => isFramed(one, cells)))
			.map((one) => gridOf(picture, one));
	});
}

/**
 * True if the sides of a board's tiles are drawn. Boards of many tiles aren't checked: they show by themselves whether a grid
 * is theirs.
 */
function isFramed({ lines, homography }: KnownGrid, cells: readonly Spot[]): boolean {
	if (cells.length > FEW) return true;
	const framed = framedCells(lines, homography).filter(({ column, row }) =>
		cells.some(({ x, y }) => x === column && y === row)
	);
	return framed.reduce((sum, cell) => sum + cell.framed, 0) >= FRAMED * cells.length;
}

/** The grids that aren't nearly the same as a better one. */
function different(sorted: readonly (KnownGrid & { readonly grid: Grid })[]) {
	return sorted.filter(({ grid }, place) =>
		sorted.slice(0, place).every((better) => {
			const { columns, rows, corners } = better.grid;
			if (columns !== grid.columns || rows !== grid.rows) return true;
			const off = corners.map(({ x, y }, corner) => {
				const other = grid.corners[corner] ?? { x, y };
				return Math.hypot(x - other.x, y - other.y);
			});
			return Math.max(...off) >= SAME;
		})
	);
}

function gridOf(picture: Pixels, { homography, columns, rows }: KnownGrid): Grid {
	const size = { columns, rows };
	return { ...size, corners: cornersIn(product(pixelsOf(picture), homography), size) };
}

/**
 * The same directions at the middle of the edges, as if seen from straight above: a small board hardly shows how it is tilted.
 */
function flat({ x, y, count }: Edges, [first, second]: Pair): Pair {
	const mean = (all: Float32Array): number => all.reduce((sum, one) => sum + one, 0) / count;
	const [middleX, middleY] = [mean(x), mean(y)];
	const there = ({ angle, pull }: Direction): Direction => ({
		angle: Math.atan2(Math.sin(angle) - pull * middleY, Math.cos(angle) - pull * middleX),
		pull: 0
	});
	return [there(first), there(second)];
}

/** Turns the second direction round if it isn't clockwise from the first, as rows are from columns. Its lines stay the same. */
function clockwise([first, { angle, pull }]: Pair): Pair {
	const isClockwise = Math.sin(angle - first.angle) > 0;
	return isClockwise ? [first, { angle, pull }] : [first, { angle: angle + Math.PI, pull: -pull }];
}

/** The map from the coordinates of edges to pixels. */
function pixelsOf({ width, height }: Pixels): Homography {
	const longer = Math.max(width, height);
	return [longer, 0, width / 2, 0, longer, height / 2, 0, 0, 1];
}
