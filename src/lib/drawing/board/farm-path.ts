import { sameSpot, type Half, type Place, type Side, type Spot } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import {
	cornerOf,
	distance,
	inwards,
	minus,
	plus,
	rightOf,
	sideAfter,
	times,
	turnPoint,
	UNIT,
	type Line,
	type Point
} from '../geometry/point';
import { CELL, Raster, type Room } from '../geometry/raster';
import type { TileOnSpot, PathStep } from './scene';
import { standingPoint } from '../tile/hit-test';
import { shapesOf } from '../tile/shapes';

const ROW = UNIT / CELL;

/** Index of a cell in a tile's raster, row by row from the north-west. */
type Cell = number;

const column = (at: number): number => Math.min(ROW - 1, Math.max(0, Math.floor(at / CELL)));
/** The cell in which a point lies; for a point beside the tile the nearest one. */
const cellOf = ({ x, y }: Point): Cell => column(y) * ROW + column(x);
/** The middle of a cell, in units. */
const middleOfCell = (cell: Cell): Point => ({
	x: ((cell % ROW) + 0.5) * CELL,
	y: (Math.floor(cell / ROW) + 0.5) * CELL
});

const STEPS = [-1, 0, 1].flatMap((dy) =>
	[-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [{ dx, dy, far: dx && dy ? 3 : 2 }]))
);
const UNKNOWN = -1;

/** The cheapest path over a tile between two cells, both included (Dijkstra); a step costs a whole number from 1 to 255. */
function cheapestPath(cost: (at: Point) => number, from: Cell, to: Cell): readonly Cell[] {
	const before = new Int16Array(ROW * ROW).fill(UNKNOWN);
	const best = new Int32Array(ROW * ROW).fill(UNKNOWN);
	const costs = new Uint8Array(ROW * ROW);
	best[from] = 0;
	// Cells by total cost (bucket queue): costs are small whole numbers, so no heap is needed.
	const reached: Cell[][] = [[from]];
	for (let spent = 0; spent < reached.length; spent++)
		for (const cell of reached[spent] ?? []) {
			if (cell === to) return back(before, to);
			if (best[cell] === spent) spread(cell, spent);
		}
	return [from, to];

	function spread(cell: Cell, spent: number): void {
		const [x, y] = [cell % ROW, Math.floor(cell / ROW)];
		for (const { dx, dy, far } of STEPS) {
			if (x + dx < 0 || x + dx >= ROW || y + dy < 0 || y + dy >= ROW) continue;
			const next = cell + dy * ROW + dx;
			const each = (costs[next] ||= cost(middleOfCell(next)));
			const sum = spent + far * each;
			const known = best[next] ?? UNKNOWN;
			if (known !== UNKNOWN && known <= sum) continue;
			best[next] = sum;
			before[next] = cell;
			(reached[sum] ??= []).push(next);
		}
	}
}

function back(before: Int16Array, to: Cell): readonly Cell[] {
	const cells: Cell[] = [];
	for (let cell = to; cell !== UNKNOWN; cell = before[cell] ?? UNKNOWN) cells.push(cell);
	return cells.reverse();
}

/** The part of a path on one tile. */
interface Leg {
	readonly tile: TileOnSpot;
	/** Segments that it goes through. */
	readonly on: readonly number[];
	/** Segments that it has to cross: they divide what it joins. */
	readonly over: readonly number[];
	/** The half-edge over which it leaves the spot; undefined if it ends there. */
	readonly through: Half | undefined;
}

/** Cost of a step across a dividing segment, and of one off the path's land, which is only taken to bridge a gap. */
const OVER = 6;
const OFF_PATH = 40;
/** More distance from other land than this is no better, in units. */
const ROOMY = 8;
/** How often the corners are smoothed: enough to hide the cells of the raster. */
const ROUNDS = 24;

/**
 * The line of a path over the table, in units from the start tile's corner. It begins and ends where figures would stand,
 * keeps to the middle of its land, and leaves it only over what has to be crossed. Empty for no steps.
 */
export function pathOverTiles(
	tiles: readonly TileOnSpot[],
	steps: readonly PathStep[],
	across: readonly Place[]
): Line {
	const legs = legsOf(tiles, steps, across);
	const [first, last] = [steps[0], steps.at(-1)];
	const [from, to] = [legs[0], legs.at(-1)];
	if (!first || !last || !from || !to) return [];
	const gates = legs.slice(1).map((leg, i) => crossingPoint(legs[i] ?? leg, leg));
	const stops = [standAt(from, first.place), ...gates, standAt(to, last.place)];
	const line = legs.flatMap((leg, i) => overTile(leg, stops[i], stops[i + 1]));
	return smooth(line, (at) => legs.some((leg) => isOver(leg, at) && isOn(leg, at)));
}

function legsOf(
	tiles: readonly TileOnSpot[],
	steps: readonly PathStep[],
	across: readonly Place[]
): readonly Leg[] {
	const runs: PathStep[][] = [];
	steps.forEach((step, i) => {
		if (i === 0 || steps[i - 1]?.through !== undefined) runs.push([step]);
		else runs.at(-1)?.push(step);
	});
	return runs.flatMap((run) => {
		const [{ place } = { place: undefined }] = run;
		const tile = place && tiles.find((one) => sameSpot(one, place));
		const on = run.map((step) => step.place.segment);
		const over = across.filter((one) => tile && sameSpot(one, tile)).map(({ segment }) => segment);
		return tile ? [{ tile, on, over, through: run.at(-1)?.through }] : [];
	});
}

/** A tile at rotation 0: the segment of each cell, and the free distance around it. */
interface SegmentRaster {
	readonly raster: Raster;
	readonly room: Room;
}
const cache = new WeakMap<TileType, SegmentRaster>();

function segmentRasterOf(type: TileType): SegmentRaster {
	const lands = cache.get(type) ?? drawSegmentRaster(type);
	cache.set(type, lands);
	return lands;
}

/**
 * Fills monasteries last, because they lie on top of the land around them. They are made half a cell wider, so that a path
 * touches none of their grounds.
 */
function drawSegmentRaster(type: TileType): SegmentRaster {
	const raster = new Raster();
	const { segments } = shapesOf(type);
	for (const { shape, rings, index } of segments)
		if (shape === 'path') for (const ring of rings) raster.fill([ring], index);
		else if (shape !== 'centre') raster.fill(rings, index);
	for (const { shape, rings, index, stand } of segments)
		if (shape === 'centre') raster.fill(rings.map(widerAround(stand)), index);
	return { raster, room: raster.room() };
}

/** A ring with all of its points half a cell farther from a point in it. */
const widerAround =
	(middle: Point) =>
	(ring: Line): Line =>
		ring.map((at) =>
			plus(at, times(minus(at, middle), CELL / 2 / Math.max(1, distance(at, middle))))
		);

const cornerAt = ({ x, y }: Spot): Point => times({ x, y }, UNIT);
const standAt = ({ tile }: Leg, { segment }: Place): Point =>
	plus(cornerAt(tile), standingPoint(tile.type, tile.rotation, segment));

/** A point of the table as a point of the leg's tile at rotation 0. */
const toUnrotated = ({ tile }: Leg, at: Point): Point =>
	turnPoint(minus(at, cornerAt(tile)), sideAfter(0, -tile.rotation));
const valueAt = (leg: Leg, at: Point): number =>
	segmentRasterOf(leg.tile.type).raster.at(toUnrotated(leg, at));

const isOver = ({ tile }: Leg, { x, y }: Point): boolean =>
	Math.floor(x / UNIT) === tile.x && Math.floor(y / UNIT) === tile.y;

function isOn(leg: Leg, at: Point): boolean {
	const value = valueAt(leg, at);
	return leg.on.includes(value) || leg.over.includes(value);
}

/** Where a path crosses to the next tile: near the middle of the half-edge, with its land on both sides. */
function crossingPoint(from: Leg, to: Leg): Point {
	const half = from.through ?? 0;
	const side = (half >> 1) as Side;
	const along = times(rightOf(inwards(side)), -1);
	const start = plus(cornerAt(from.tile), cornerOf(side));
	const into = times(inwards(side), CELL / 2);
	const middle = UNIT * (half & 1 ? 0.75 : 0.25);
	const points = Array.from({ length: UNIT / 4 - 1 }, (_, n) =>
		plus(start, times(along, middle + (n & 1 ? 1 : -1) * ((n + 1) >> 1) * CELL))
	);
	const open = (at: Point): boolean => isOn(from, plus(at, into)) && isOn(to, minus(at, into));
	return points.find(open) ?? plus(start, times(along, middle));
}

function overTile(leg: Leg, from: Point | undefined, to: Point | undefined): Line {
	if (!from || !to) return [];
	const { raster, room } = segmentRasterOf(leg.tile.type);
	const cost = (at: Point): number => {
		const value = raster.at(at);
		if (leg.over.includes(value)) return OVER;
		if (!leg.on.includes(value)) return OFF_PATH;
		return room(at) > ROOMY ? 1 : room(at) > ROOMY / 2 ? 2 : 4;
	};
	const cells = cheapestPath(cost, cellOf(toUnrotated(leg, from)), cellOf(toUnrotated(leg, to)));
	const back = (at: Point): Point => plus(turnPoint(at, leg.tile.rotation), cornerAt(leg.tile));
	return [from, ...cells.map(middleOfCell).map(back), to];
}

/** Smooths a line: each point moves towards the middle of its neighbours wherever the path may go there. */
function smooth(line: Line, may: (at: Point) => boolean): Line {
	let points = [...line];
	for (let round = 0; round < ROUNDS; round++)
		points = points.map((point, i) => {
			const [before, after] = [points[i - 1], points[i + 1]];
			if (!before || !after) return point;
			const between = times(plus(plus(before, after), times(point, 2)), 0.25);
			return may(between) ? between : point;
		});
	return points;
}
