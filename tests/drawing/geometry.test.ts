import { drawTile } from '$lib/drawing/tile/draw';
import type { SegmentShape } from '$lib/drawing/tile/shapes';
import { distanceToRing, inside } from '$lib/drawing/geometry/line';
import { distance, minus, plus, times, turnPoint, type Point } from '$lib/drawing/geometry/point';
import { ALL_ROTATIONS, ALL_SIDES, turnHalf, type Half, type Side } from '$lib/engine/spot';
import { tile, type TileType } from '$lib/engine/tile';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/expansions/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { GARDEN_TILES } from '$lib/rules/gardens/tiles';
import { RIVER_TILES } from '$lib/expansions/river/tiles';
import { RIVER_2_TILES } from '$lib/expansions/river-2/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { describe, expect, it, test } from 'vitest';

/** Layouts of no known box that the drawing supports too. */
const OTHER_LAYOUTS = [
	tile('two gates in one wall', {}, 'C:NE R:S>city0 R:W>city0 F:4 F:56 F:7'),
	tile('three caps and a road', {}, 'C:N C:E C:W R:S>city0 F:4 F:5'),
	tile('four caps', {}, 'C:N C:E C:S C:W'),
	tile('two corners', {}, 'C:NE C:SW'),
	tile('a field amid caps', {}, 'C:N C:E C:S C:W F@N'),
	tile('a monastery in a city', {}, 'C:NES M@0 F:67'),
	tile('a city that reaches one corner', {}, 'C:N,SE F:23 F:4567'),
	tile('a field enclosed beside such a city', {}, 'C:N,SW C:ES F:67 F'),
	tile('two mouths of a tunnel', {}, 'C:NS R:EW<0 F:23 F:67'),
	tile('a tunnel between four fields', {}, 'C:NS R:EW<0 F:2 F:3 F:6 F:7'),
	tile('a road on a bridge', {}, 'R:NS<1 R:EW F:07 F:12 F:34 F:56'),
	tile('a road to four sides', {}, 'R:NESW F:07 F:12 F:34 F:56'),
	tile('a straight road at a wall', {}, 'C:N R:EW F:2 F:3456 F:7'),
	tile('a bend at a long wall', {}, 'C:NE R:SW F:4 F:56 F:7')
];
const TILES: readonly (readonly [string, TileType])[] = [
	...BASE_TILES,
	...WINTER_TILES,
	...GARDEN_TILES,
	...ABBEY_AND_MAYOR_TILES,
	ABBEY,
	...RIVER_TILES,
	...RIVER_2_TILES,
	...OTHER_LAYOUTS
].map((type) => [type.id, type]);
/** Points nearer to an outline than this may count for either side, in units. */
const BORDER = 0.3;

const covers = (shape: SegmentShape, point: Point): boolean =>
	shape.rings.some((ring) => inside(point, ring));
const onBorder = (shapes: readonly SegmentShape[], point: Point): boolean =>
	shapes.some(({ rings }) => rings.some((ring) => distanceToRing(point, ring) < BORDER));
/** All segments but monasteries whose grounds lie on top of other land. */
const lowland = (type: TileType): readonly SegmentShape[] =>
	drawTile(type).segments.filter(({ index }) => {
		const segment = type.segments[index];
		return segment?.shape !== 'centre' || segment.sides.length > 0;
	});

// An odd step and offset, so that no row of points runs along a road's edge.
const SAMPLES: readonly Point[] = Array.from({ length: 61 * 61 }, (_, i) => ({
	x: 0.7 + 1.637 * (i % 61),
	y: 0.9 + 1.631 * Math.floor(i / 61)
})).filter(({ x, y }) => x < 100 && y < 100);

/** A point just inside the tile, at a share of the side, clockwise. */
const atSide = (side: Side, share: number): Point => turnPoint({ x: 100 * share, y: 0.8 }, side);
const atHalf = (half: Half): Point => atSide((half >> 1) as Side, half % 2 ? 0.75 : 0.25);

/** Length of the border between two segments, in units. */
function sharedBorder(a: SegmentShape, b: SegmentShape): number {
	const pieces = a.rings.flatMap((ring) =>
		ring.map((to, i) => [ring.at(i - 1) ?? to, to] as const)
	);
	return pieces
		.filter(([from, to]) => {
			const middle = plus(from, times(minus(to, from), 0.5));
			return b.rings.some((ring) => distanceToRing(middle, ring) < 0.05);
		})
		.reduce((sum, [from, to]) => sum + distance(from, to), 0);
}

/** The least distance between two figures on a tile, in units. */
const nearestStands = (type: TileType): number => {
	const stands = drawTile(type).segments.map(({ stand }) => stand);
	return Math.min(
		Infinity,
		...stands.flatMap((a, i) => stands.slice(0, i).map((b) => distance(a, b)))
	);
};

describe.each(TILES)('%s', (_, type) => {
	it('covers its square with areas that never overlap', () => {
		const shapes = lowland(type);
		const wrong = SAMPLES.filter(
			(point) => shapes.filter((shape) => covers(shape, point)).length !== 1
		).filter((point) => !onBorder(shapes, point));
		expect(wrong).toEqual([]);
	});

	it('has one shape for each segment, in the order of the type', () => {
		const shapes = drawTile(type).segments;
		expect(shapes.map(({ index, kind }) => ({ index, kind }))).toEqual(
			type.segments.map(({ index, kind }) => ({ index, kind }))
		);
		expect(shapes.every(({ area }) => /^M[\d .LMZ-]+Z$/.test(area))).toBe(true);
		expect(shapes.every(({ kind, paving }) => (kind === 'road') === (paving !== undefined))).toBe(
			true
		);
	});

	it('places figures well inside their segments and apart from each other', () => {
		for (const shape of drawTile(type).segments) {
			const owners = lowland(type).filter((other) => covers(other, shape.stand));
			if (shape.shape !== 'centre') expect(owners).toEqual([shape]);
			expect(covers(shape, shape.stand)).toBe(true);
			const room = Math.min(...shape.rings.map((ring) => distanceToRing(shape.stand, ring)));
			expect(room).toBeGreaterThan(5.5);
		}
		expect(nearestStands(type)).toBeGreaterThanOrEqual(18);
	});

	it('shows the edges of the type at each side', () => {
		const ownerAt = (point: Point): number | undefined =>
			lowland(type).find((shape) => covers(shape, point))?.index;
		const { through, fields } = type.oriented[0];
		for (const side of ALL_SIDES)
			if (type.edges[side] !== 'field') expect(ownerAt(atSide(side, 0.5))).toBe(through[side]);
		for (const half of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
			const expected = fields[half] === -1 ? through[half >> 1] : fields[half];
			expect(ownerAt(atHalf(half))).toBe(expected);
		}
	});

	it('joins its neighbours: all roads leave the tile with the same width and position', () => {
		for (const shape of lowland(type).filter(({ kind }) => kind === 'road'))
			for (const side of ALL_SIDES) {
				const reaches = type.oriented[0].through[side] === shape.index;
				const spans = [0.41, 0.43, 0.45, 0.55, 0.57, 0.59].map((share) =>
					covers(shape, turnPoint({ x: 100 * share, y: 0.2 }, side))
				);
				expect(spans).toEqual([false, false, reaches, reaches, false, false]);
			}
	});

	it('has fields that meet cities exactly as the derived adjacency says', () => {
		const shapes = drawTile(type).segments;
		for (const field of type.segments) {
			if (field.kind !== 'field') continue;
			const [shape] = shapes.filter(({ index }) => index === field.index);
			const met = shapes
				.filter((city) => city.kind === 'city' && shape && sharedBorder(shape, city) > 4)
				.map(({ index }) => index);
			expect(met).toEqual(field.cities);
		}
	});
});

test('a drawing is made once for each type', () => {
	for (const [, type] of TILES) expect(drawTile(type)).toBe(drawTile(type));
});

test('a point turns with its tile as the half-edges do', () => {
	for (const rotation of ALL_ROTATIONS)
		for (const half of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
			const turned = turnPoint(atHalf(half), rotation);
			expect(distance(turned, atHalf(turnHalf(half, rotation)))).toBeLessThan(1e-9);
		}
});

it('leaves a field enclosed beside a city that reaches a corner the middle of the tile', () => {
	const [enclosed] = drawTile(tile('enclosed', {}, 'C:N,SW C:ES F:67 F')).segments.slice(-1);
	expect(enclosed?.stand).toEqual({ x: 50, y: 50 });
});
