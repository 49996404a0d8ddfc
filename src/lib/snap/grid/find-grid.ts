import { LARGEST_GRID, type Corners, type Grid, type Pixels } from '../reading';
import { clearness, lookAround } from './clearness';
import type { View } from './cut-out';
import { directionsOf, frameOf, linesAlong, type Lines } from './directions';
import { edgesOf } from './edges';
import { extentOf, framedCells, type Extent, type FramedCell } from './extent';
import { fitToLines, movedTo, shareOn } from './fit-lines';
import { cornersIn, inverse, mapPoint, product, type Homography } from './homography';
import { gridsAlong } from './pitch';
import { pyramidOf, type Pyramid } from './pyramid';
import type { Look } from './viewing';

/** How many grids the network is asked about, and how many cells it sees of each. */
const ASKED = 3;
const CELLS = 16;
/** These cells are taken from this many times as many best framed ones, evenly spread, because neighbours look alike. */
const SPREAD = 3;
/** A grid isn't asked about if fewer lines lie on it than this part of those on the best one. */
const NEARLY = 0.7;
/** The network sees tiles in a grid that is at least this clear: see {@link clearness}. */
const CLEAR = -1;

/**
 * Finds the grid in which the tiles of a photo lie: by the two directions of its edges, by the distance at which they repeat,
 * by what the network sees in the grids that fit, and by where the outermost tiles lie. Undefined if nothing sure is found.
 */
export function findGrid(photo: Pixels, look: Look): Grid | undefined {
	const pyramid = pyramidOf(photo);
	const edges = edgesOf(pyramid);
	const directions = directionsOf(edges);
	const lines = linesAlong(edges, directions);
	const grids = gridsAlong(lines, frameOf(edges, directions), directions);
	const fitted = bestFitted(lines, grids);
	const seen =
		clearest(pyramid, lines, fitted, look) ??
		clearest(pyramid, lines, bestFitted(lines, fitted.flatMap(halfOff)), look);
	if (!seen) return undefined;
	const { view, cells } = seen;
	const extent = extentOf(cells, (some) => lookAround(view, some.map(centreOf), look));
	return extent && gridWith(view.homography, extent);
}

/** Grids that are half a tile off. A road in the middle of each tile looks like borders between tiles. */
const halfOff = (grid: Homography): readonly Homography[] => [
	movedTo(grid, 0.5, 0),
	movedTo(grid, 0, 0.5),
	movedTo(grid, 0.5, 0.5)
];

/** Fits grids to lines, and takes the few grids on which most lines lie. */
function bestFitted(lines: Lines, grids: readonly Homography[]): readonly Homography[] {
	const fitted = grids
		.map((grid) => fitToLines(lines, grid))
		.map((grid) => ({ grid, share: shareOn(lines, grid) }))
		.sort((one, other) => other.share - one.share);
	const least = NEARLY * (fitted[0]?.share ?? 0);
	const taken: Homography[] = [];
	for (const { grid, share } of fitted)
		if (share >= least && taken.length < ASKED && !taken.some((one) => isSame(one, grid)))
			taken.push(grid);
	return taken;
}

/** True if two grids have the same lines, even if they are counted from different ones. */
function isSame(one: Homography, other: Homography): boolean {
	const between = product(inverse(one), other);
	const [from, to] = [mapPoint(between, { x: -3, y: -3 }), mapPoint(between, { x: 3, y: 3 })];
	const moves = [to.x - from.x, to.y - from.y].map(Math.abs);
	const off = [from.x, from.y, to.x, to.y].map((at) => Math.abs(at - Math.round(at)));
	return Math.max(...off) < 0.15 && moves.every((move) => Math.round(move) === 6);
}

/** A grid in which the network sees tiles. */
interface SeenGrid {
	readonly view: View;
	readonly cells: readonly FramedCell[];
	readonly clear: number;
}

/** The grid in which the network sees tiles most clearly, unless it sees none. */
function clearest(
	pyramid: Pyramid,
	lines: Lines,
	grids: readonly Homography[],
	look: Look
): SeenGrid | undefined {
	const [best] = grids
		.map((grid) => {
			const view = { pyramid, homography: product(toPixels(pyramid), grid) };
			const cells = framedCells(lines, grid);
			return { view, cells, clear: clearness(view, bestFramed(cells).map(centreOf), look) };
		})
		.sort((one, other) => other.clear - one.clear);
	return best && best.clear >= CLEAR ? best : undefined;
}

const centreOf = ({ column, row }: FramedCell) => ({ x: column + 0.5, y: row + 0.5 });

const bestFramed = (cells: readonly FramedCell[]): readonly FramedCell[] =>
	[...cells]
		.sort((one, other) => other.framed - one.framed)
		.slice(0, SPREAD * CELLS)
		.filter((_, index) => index % SPREAD === 0);

/** The map from the coordinates of edges to pixels. */
function toPixels([{ width, height }]: Pyramid): Homography {
	const longer = Math.max(width, height);
	return [longer, 0, width / 2, 0, longer, height / 2, 0, 0, 1];
}

/** The grid in the form that the app uses: its corners run clockwise from the top left. */
function gridWith(homography: Homography, { left, top, right, bottom }: Extent): Grid | undefined {
	const [columns, rows] = [right - left + 1, bottom - top + 1];
	if (Math.max(columns, rows) > LARGEST_GRID) return undefined;
	const [a, b, c, d] = cornersIn(movedTo(homography, left, top), { columns, rows });
	const isMirrored = areaOf([a, b, c, d]) < 0;
	const mirrored: Grid = { columns: rows, rows: columns, corners: [a, d, c, b] };
	return upright(isMirrored ? mirrored : { columns, rows, corners: [a, b, c, d] });
}

/** Twice the area; negative for corners that run anticlockwise. */
const areaOf = (corners: Corners): number =>
	corners.reduce((sum, { x, y }, index) => {
		const next = corners[(index + 1) % 4] ?? { x, y };
		return sum + x * next.y - y * next.x;
	}, 0);

/** The grid, counted from the corner that lies nearest to the top left of the photo. */
function upright(grid: Grid): Grid {
	let [best, turned] = [grid, grid];
	const offOf = ({ corners: [{ x, y }] }: Grid) => x + y;
	for (let turn = 1; turn < 4; turn++) {
		const [a, b, c, d] = turned.corners;
		turned = { columns: turned.rows, rows: turned.columns, corners: [b, c, d, a] };
		if (offOf(turned) < offOf(best)) best = turned;
	}
	return best;
}
