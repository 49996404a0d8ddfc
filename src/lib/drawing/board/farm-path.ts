import { sameSpot, type Half, type Place, type Side, type Spot } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import { drawTile } from '../tile/draw';
import { cellOf, middleOfCell, cheapestPath } from './cheapest-path';
import {
	cornerOf,
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

/** What a way crosses of one tile. */
interface Leg {
	readonly tile: TileOnSpot;
	/** The segments that it goes through. */
	readonly on: readonly number[];
	/** Those that part what it joins. */
	readonly over: readonly number[];
	/** The half-edge of the spot by which it leaves; undefined where it ends. */
	readonly through: Half | undefined;
}

/** What a step costs that crosses what parts two fields, and one that leaves the way's land, which only a gap in it is worth. */
const OVER = 6;
const OFF_PATH = 40;
/** From this distance from other land on, more room makes no difference, in units. */
const ROOMY = 8;
/** How often a way's corners are rounded off: enough that no cell of the raster shows. */
const ROUNDS = 24;

/**
 * The line of a way over the table, in units from the start tile's corner: it begins and ends where figures would stand, keeps
 * to the middle of what it goes through, and leaves it only over what is to be crossed. Empty for no steps.
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
	return rounded(line, (at) => legs.some((leg) => isOver(leg, at) && isOn(leg, at)));
}

/** The steps, tile by tile. */
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

/** A tile at rotation 0, each cell with the index of its segment, and how much room there is around each. */
interface SegmentRaster {
	readonly raster: Raster;
	readonly room: Room;
}
const known = new WeakMap<TileType, SegmentRaster>();

function segmentRasterOf(type: TileType): SegmentRaster {
	const lands = known.get(type) ?? drawSegmentRaster(type);
	known.set(type, lands);
	return lands;
}

/** A monastery lies on top of the land around it. */
function drawSegmentRaster(type: TileType): SegmentRaster {
	const raster = new Raster();
	const { segments } = drawTile(type);
	for (const { kind, rings, index } of segments)
		if (kind === 'road') for (const ring of rings) raster.fill([ring], index);
		else if (kind !== 'monastery') raster.fill(rings, index);
	for (const { kind, rings, index } of segments)
		if (kind === 'monastery') raster.fill(rings, index);
	return { raster, room: raster.room() };
}

const cornerAt = ({ x, y }: Spot): Point => times({ x, y }, UNIT);
const standAt = ({ tile }: Leg, { segment }: Place): Point =>
	plus(cornerAt(tile), standingPoint(tile.type, tile.rotation, segment));

/** A point of the table on the tile of a leg as it lies at rotation 0. */
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

/** Where a way goes from one tile to the next: near the middle of the half-edge, and on its land on both sides. */
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

/** The line over one tile. */
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

/** A line without its corners: every point moves to the middle of its neighbours wherever the way may go there. */
function rounded(line: Line, may: (at: Point) => boolean): Line {
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
