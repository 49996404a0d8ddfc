import { featureOf, partsOf, placeOf } from '$lib/engine/feature';
import { beside, sameSpot, turnHalf, type Half, type Rotation, type Side } from '$lib/engine/spot';
import { tileId, type TileType } from '$lib/engine/tile';
import { distance, minus, UNIT, type Line, type Point } from '$lib/drawing/geometry/point';
import type { TileOnSpot } from '$lib/drawing/board/scene';
import { distanceToSegment, segmentAt, standingPoint } from '$lib/drawing/tile/hit-test';
import { pathOverTiles } from '$lib/drawing/board/farm-path';
import { replayRecord } from '$lib/record';
import { pathsBetween } from '$lib/rules/base/proof';
import { TILES, tileType } from '$lib/rules/catalogue';
import { describe, expect, it } from 'vitest';
import { recorded, recordOf } from '../e2e/table/support/games';

const at = (type: TileType, x: number, y: number, rotation: Rotation = 0): TileOnSpot => ({
	type,
	x,
	y,
	rotation
});
const meadow = tileType(tileId('base-B'));
const meadowField = meadow.segments.findIndex(({ kind }) => kind === 'field');
/** The diagonal of a raster cell: points nearer to an outline than this may lie on either side, in units. */
const NEAR = 3;

/** The points of a line that lie on none of the given segments, or on no tile. */
function astray(
	line: Line,
	tiles: readonly TileOnSpot[],
	on: (tile: TileOnSpot) => readonly number[]
): Line {
	return line.filter((point) => {
		const tile = tiles.find(({ x, y }) => isIn(minus(point, { x: x * UNIT, y: y * UNIT })));
		if (!tile) return true;
		const { type, rotation } = tile;
		const inTile = minus(point, { x: tile.x * UNIT, y: tile.y * UNIT });
		const hit = segmentAt(type, rotation, inTile);
		return !on(tile).some(
			(segment) => segment === hit || distanceToSegment(type, rotation, segment, inTile) < NEAR
		);
	});
}
const isIn = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= UNIT && y <= UNIT;
const longestStep = (line: Line): number =>
	Math.max(...line.map((point, i) => distance(point, line[i - 1] ?? point)));

describe('a path through fields', () => {
	const fields = [...TILES.values()].flatMap((type) =>
		type.segments.flatMap((segment) =>
			segment.kind === 'field' && segment.halves.length > 0 ? [{ type, segment }] : []
		)
	);

	it.each(
		fields.map((each) => ({ ...each, name: `${each.type.id} ${String(each.segment.index)}` }))
	)('stays on $name by whichever half-edge it leaves', ({ type, segment }) => {
		segment.halves.forEach((half, n) => {
			const rotation = (n & 3) as Rotation;
			const through = turnHalf(half, rotation);
			const next = at(meadow, beside({ x: 0, y: 0 }, (through >> 1) as Side).x, 0);
			const to = { ...next, y: beside({ x: 0, y: 0 }, (through >> 1) as Side).y };
			const tiles = [at(type, 0, 0, rotation), to];
			const line = pathOverTiles(
				tiles,
				[
					{ place: { x: 0, y: 0, segment: segment.index }, through },
					{ place: { x: to.x, y: to.y, segment: meadowField } }
				],
				[]
			);
			// Below a city on a bridge a bank goes on.
			const above = type.segments.flatMap((each) => ('under' in each ? (each.under ?? []) : []));
			const own = (tile: TileOnSpot) => (tile === to ? [meadowField] : [segment.index, ...above]);
			expect(astray(line, tiles, own), `by ${String(through)}`).toEqual([]);
			expect(longestStep(line)).toBeLessThan(8);
			expect(line[0]).toEqual(standingPoint(type, rotation, segment.index));
		});
	});

	it('is empty without steps, and a point where it ends where it begins', () => {
		const tiles = [at(meadow, 0, 0)];
		expect(pathOverTiles(tiles, [], [])).toEqual([]);
		const line = pathOverTiles(tiles, [{ place: { x: 0, y: 0, segment: meadowField } }], []);
		expect(longestStep(line)).toBeLessThan(3);
	});
});

describe('a path across what divides two fields', () => {
	const type = tileType(tileId('base-D'));
	const road = type.segments.findIndex(({ kind }) => kind === 'road');
	const fields = type.segments.flatMap(({ kind, index }) => (kind === 'field' ? [index] : []));

	it('goes over the road and nothing else', () => {
		const [a = 0, b = 0] = fields;
		const steps = [a, b].map((segment) => ({ place: { x: 0, y: 0, segment } }));
		const line = pathOverTiles([at(type, 0, 0)], steps, [{ x: 0, y: 0, segment: road }]);
		expect(astray(line, [at(type, 0, 0)], () => [a, b, road])).toEqual([]);
		const crossed = line.map((point) => segmentAt(type, 0, point));
		expect(crossed).toContain(road);
		expect([crossed[0], crossed.at(-1)]).toEqual([a, b]);
	});

	it('may lead from tile to tile along a road, through the middle of the side', () => {
		const tiles = [at(type, 0, 0), at(type, 1, 0)];
		const through: Half = 2;
		const line = pathOverTiles(
			tiles,
			[{ place: { x: 0, y: 0, segment: road }, through }, { place: { x: 1, y: 0, segment: road } }],
			tiles.map(({ x, y }) => ({ x, y, segment: road }))
		);
		expect(astray(line, tiles, () => [road])).toEqual([]);
	});
});

describe('the paths of a recorded game', () => {
	const { game } = replayRecord(recordOf(recorded('winter', 'winter-117'), 60, 'winter-117'));
	const tiles = game.board.order.map(({ type, rotation, x, y }) => at(type, x, y, rotation));
	const fields = [...new Set(game.board.order.flatMap(({ parts }) => parts.map(featureOf)))].filter(
		({ kind, size }) => kind === 'field' && size > 2
	);
	const ends = fields.map((field) => partsOf(field).map(placeOf));

	it.each(ends.map((places) => ({ places, from: JSON.stringify(places[0]) })))(
		'through the field begun at $from keep to it from one end to the other',
		({ places: [from, ...others] }) => {
			const to = others.at(-1);
			if (!from || !to) throw new Error('A field has two ends.');
			const ways = pathsBetween(game, from, to);
			if (ways.kind !== 'one') throw new Error('One field is one.');
			const own = ({ x, y }: TileOnSpot) =>
				[from, ...others].filter((one) => sameSpot(one, { x, y })).map(({ segment }) => segment);
			const line = pathOverTiles(tiles, ways.path, []);
			expect(astray(line, tiles, own)).toEqual([]);
			expect(longestStep(line)).toBeLessThan(8);
		}
	);

	it('between two fields cross nothing but the segments that divide them', () => {
		const pairs = ends.flatMap(([a], n) => {
			const [b] = ends[n + 1] ?? [];
			return a && b ? [[a, b] as const] : [];
		});
		expect(pairs.length).toBeGreaterThan(5);
		for (const [a, b] of pairs) {
			const ways = pathsBetween(game, a, b);
			if (ways.kind !== 'separated') continue;
			const { path, across } = ways;
			const may = [...path.map(({ place }) => place), ...across];
			const on = ({ x, y }: TileOnSpot) =>
				may.filter((one) => sameSpot(one, { x, y })).map(({ segment }) => segment);
			expect(astray(pathOverTiles(tiles, path, across), tiles, on)).toEqual([]);
		}
	});
});
