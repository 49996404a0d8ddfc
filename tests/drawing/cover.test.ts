import { drawTile } from '$lib/drawing/tile/draw';
import '$lib/drawing/tile/custom-shapes';
import type { SegmentShape } from '$lib/drawing/tile/shapes';
import { areaOf } from '$lib/drawing/geometry/courses';
import { distanceToRing, inside } from '$lib/drawing/geometry/line';
import { turnPoint, type Point } from '$lib/drawing/geometry/point';
import { segmentAt } from '$lib/drawing/tile/hit-test';
import { ALL_ROTATIONS } from '$lib/engine/spot';
import type { TileType } from '$lib/engine/tile';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/expansions/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { EDGES, layoutsFor } from '$lib/custom-tiles/layouts';
import { describe, expect, it } from 'vitest';

const PRINTED = [...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES, ABBEY];
/** Every how many of all layouts of custom tiles are tried. */
const STEP = 11;
const CUSTOM_TILES = EDGES.flatMap((north) =>
	EDGES.flatMap((east) =>
		EDGES.flatMap((south) => EDGES.flatMap((west) => layoutsFor([north, east, south, west])))
	)
).flatMap(({ type }, n) => (n % STEP === 0 ? [type] : []));

/** The area of a tile, and the tolerated error of polygons, in square units. */
const WHOLE = 10_000;
const OFF = 12;
/** Points nearer to an outline than this may count for either side, in units. */
const BORDER = 0.4;
const ROW = 13;
const SAMPLES: readonly Point[] = Array.from({ length: ROW * ROW }, (_, i) => ({
	x: 2.3 + 7.93 * (i % ROW),
	y: 1.9 + 7.97 * Math.floor(i / ROW)
}));

const covers = ({ rings }: SegmentShape, point: Point): boolean =>
	rings.some((ring) => inside(point, ring));
const room = ({ rings }: SegmentShape, point: Point): number =>
	Math.min(...rings.map((ring) => distanceToRing(point, ring)));

/** Monasteries lie on top of other land, unless they fill their tile. */
const onTop = (type: TileType, { index }: SegmentShape): boolean => {
	const segment = type.segments[index];
	return segment?.kind === 'monastery' && segment.sides.length === 0;
};
const lowland = (type: TileType): readonly SegmentShape[] =>
	drawTile(type).segments.filter((shape) => !onTop(type, shape));

/** A road to three or more sides is drawn in overlapping pieces: its area can only be sampled. */
const inPieces = ({ segments }: TileType): boolean =>
	segments.some((segment) => segment.kind === 'road' && segment.sides.length > 2);

/** The segment shown at a point at rotation 0: a monastery on top, else the land there. */
const ownerAt = (type: TileType, point: Point): number | undefined => {
	const owners = drawTile(type).segments.filter((shape) => covers(shape, point));
	return (owners.find((shape) => onTop(type, shape)) ?? owners[0])?.index;
};

describe.each([
	['what is printed', PRINTED],
	['what a table tells', CUSTOM_TILES]
] as const)('%s', (_, types) => {
	const wrong = (fails: (type: TileType) => boolean): readonly string[] =>
		types.filter(fails).map(({ line }) => line);

	it('has areas that add up to the tile', () => {
		const sum = (type: TileType): number =>
			lowland(type)
				.flatMap(({ rings }) => rings.map(areaOf))
				.reduce((all, area) => all + area, 0);
		expect(wrong((type) => !inPieces(type) && Math.abs(sum(type) - WHOLE) > OFF)).toEqual([]);
	});

	it('belongs at every point to one segment, which a tap there finds in any rotation', () => {
		const astray = (type: TileType): boolean =>
			SAMPLES.filter((point) =>
				drawTile(type).segments.every((shape) => room(shape, point) > BORDER)
			).some((point) =>
				ALL_ROTATIONS.some(
					(rotation) =>
						segmentAt(type, rotation, turnPoint(point, rotation)) !== ownerAt(type, point)
				)
			);
		expect(wrong(astray)).toEqual([]);
	});

	it('shows every monastery completely, on top of the land around it', () => {
		const built = types.flatMap((type) =>
			drawTile(type).segments.flatMap((shape) => (onTop(type, shape) ? [{ type, shape }] : []))
		);
		expect(built.length).toBeGreaterThan(3);
		for (const { type, shape } of built)
			for (const point of shape.rings.flat()) {
				const under = lowland(type).filter((land) => covers(land, point) || room(land, point) < 1);
				expect(under.length, type.line).toBeGreaterThan(0);
			}
	});
});
