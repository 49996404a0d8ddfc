import { drawTile } from '$lib/drawing/tile/draw';
import '$lib/drawing/tile/custom-shapes';
import type { SegmentShape } from '$lib/drawing/tile/shapes';
import { distanceToRing, inside } from '$lib/drawing/geometry/line';
import { distance, minus, plus, times, type Point } from '$lib/drawing/geometry/point';
import { segmentAt } from '$lib/drawing/tile/hit-test';
import { tile, type TileType } from '$lib/engine/tile';
import { EDGES, layoutsFor, type Layout } from '$lib/custom-tiles/layouts';
import { WATERED_EDGES } from '../custom-tiles/support';
import { describe, expect, it } from 'vitest';

/** Every layout of custom tiles, for four edges in each order, and a third of those with water. */
const LAYOUTS: readonly Layout[] = EDGES.flatMap((north) =>
	EDGES.flatMap((east) =>
		EDGES.flatMap((south) => EDGES.flatMap((west) => layoutsFor([north, east, south, west])))
	)
).concat(WATERED_EDGES.flatMap((edges) => layoutsFor(edges)).filter((_, n) => n % 3 === 0));
/** Points nearer to an outline than this may count for either side, in units. */
const BORDER = 0.4;
const ROW = 19;
const SAMPLES: readonly Point[] = Array.from({ length: ROW * ROW }, (_, i) => ({
	x: 1.3 + 5.37 * (i % ROW),
	y: 1.7 + 5.31 * Math.floor(i / ROW)
}));

const covers = ({ rings }: SegmentShape, point: Point): boolean =>
	rings.some((ring) => inside(point, ring));
const room = ({ rings }: SegmentShape, point: Point): number =>
	Math.min(...rings.map((ring) => distanceToRing(point, ring)));
const lowland = (type: TileType): readonly SegmentShape[] =>
	drawTile(type).segments.filter(({ kind }) => kind !== 'monastery');

/** The layouts for which a check fails, as text; only every `of`-th is tried. */
const wrong = (fails: (type: TileType, layout: Layout) => boolean, of = 1): readonly string[] =>
	LAYOUTS.filter((layout, n) => n % of === 0 && fails(layout.type, layout)).map(({ line }) => line);

/** Number of points that belong to no segment or to several. */
const astray = (type: TileType): number => {
	const shapes = lowland(type);
	return SAMPLES.filter((point) => {
		const owners = shapes.filter((shape) => covers(shape, point)).length;
		return owners !== 1 && shapes.every((shape) => room(shape, point) > BORDER);
	}).length;
};

/** Length of the border between two segments, in units. */
function sharedBorder(a: SegmentShape, b: SegmentShape): number {
	const pieces = a.rings.flatMap((ring) =>
		ring.map((to, i) => ({ from: ring.at(i - 1) ?? to, to }))
	);
	return pieces
		.filter(({ from, to }) => room(b, plus(from, times(minus(to, from), 0.5))) < 0.05)
		.reduce((sum, { from, to }) => sum + distance(from, to), 0);
}

function meetsAsDerived(type: TileType): boolean {
	const shapes = drawTile(type).segments;
	return type.segments.every((field) => {
		const shape = shapes[field.index];
		if (field.kind !== 'field' || !shape) return true;
		const met = shapes.filter((city) => city.kind === 'city' && sharedBorder(shape, city) > 4);
		return met.map(({ index }) => index).join() === field.cities.join();
	});
}

describe('the layouts of custom tiles', () => {
	it('are many', () => {
		expect(LAYOUTS.length).toBeGreaterThan(1000);
	});

	it('have land for each segment', () => {
		const landless = ({ rings, area }: SegmentShape): boolean => rings.length === 0 || !area;
		expect(wrong((type) => drawTile(type).segments.some(landless))).toEqual([]);
	});

	it('have a place for a figure on each segment, where a tap finds it', () => {
		const homeless = (type: TileType): boolean =>
			drawTile(type).segments.some(
				(shape) => room(shape, shape.stand) < 4.5 || segmentAt(type, 0, shape.stand) !== shape.index
			);
		expect(wrong(homeless)).toEqual([]);
	});

	it('have areas that never overlap and fill the tile', () => {
		expect(wrong((type) => astray(type) > 0, 7)).toEqual([]);
	});

	it('have fields that meet the cities of the derived adjacency', () => {
		// Where two walls touch beside a gate, the border of one field is too short to be seen.
		const tight = ({ cities, roads, specials }: Layout): boolean =>
			specials.includes('contact') && cities > 1 && roads > 0;
		expect(wrong((type, layout) => !tight(layout) && !meetsAsDerived(type), 5)).toEqual([]);
	});

	it('have room for a garden wherever they have a field and nothing stands on it', () => {
		const planted = LAYOUTS.filter(({ line }) => line.includes('F') && !line.includes('M'))
			.filter((_, n) => n % 5 === 0)
			.map(({ line }) => tile('told', {}, line.replace(/(^| )F/, '$1M=garden F')));
		const cramped = planted.filter((type) => {
			const shape = drawTile(type).segments.find(({ kind }) => kind === 'garden');
			return !shape || room(shape, shape.stand) < 4.5;
		});
		expect(cramped.map(({ line }) => line)).toEqual([]);
	});

	it('show the described mark and pennants', () => {
		const bare = LAYOUTS.filter(({ line }) => line.includes('C:')).filter((_, n) => n % 20 === 0);
		const shown = bare.map(({ line }) => {
			const { sceneryItems } = drawTile(
				tile('told', { mark: 'gingerbread' }, line.replace(/(C:[NESW]+)/, '$1++'))
			);
			return sceneryItems.filter(({ kind }) => kind === 'pennant' || kind === 'mark').length;
		});
		expect(new Set(shown)).toEqual(new Set([3]));
	});
});
