import { drawTile, type TileDrawing } from '$lib/drawing/tile/draw';
import { markShape } from '$lib/rules/art';
import { distance } from '$lib/drawing/geometry/point';
import { within } from '$lib/drawing/geometry/line';
import { sceneryOf } from '$lib/drawing/landscape/scenery';
import { ALL_ROTATIONS } from '$lib/engine/spot';
import type { TileType } from '$lib/engine/tile';
import { ABBEY_AND_MAYOR_TILES } from '$lib/expansions/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { GARDEN_TILES } from '$lib/rules/gardens/tiles';
import { RIVER_TILES } from '$lib/expansions/river/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { describe, expect, it } from 'vitest';

const TILES: readonly (readonly [string, TileType])[] = [
	...BASE_TILES,
	...WINTER_TILES,
	...GARDEN_TILES,
	...ABBEY_AND_MAYOR_TILES,
	...RIVER_TILES
].map((type) => [type.id, type]);

const landUnder = (
	{ segments, sceneryItems }: TileDrawing,
	kinds: readonly string[]
): readonly string[] =>
	sceneryItems
		.filter(({ kind }) => kinds.includes(kind))
		.flatMap(({ at }) => segments.filter(({ rings }) => within(at, rings)).map(({ kind }) => kind));

describe.each(TILES)('%s', (_, type) => {
	const drawing = drawTile(type);
	const count = (kind: string): number =>
		drawing.sceneryItems.filter((site) => site.kind === kind).length;

	it('shows its pennants in the city, away from knights', () => {
		const pennants = type.segments.reduce(
			(sum, segment) => sum + (segment.kind === 'city' ? segment.pennants : 0),
			0
		);
		expect(count('pennant')).toBe(pennants);
		expect(new Set(landUnder(drawing, ['pennant']))).toEqual(new Set(pennants ? ['city'] : []));
		for (const { kind, at } of drawing.sceneryItems)
			if (kind === 'pennant')
				for (const { stand } of drawing.segments) expect(distance(stand, at)).toBeGreaterThan(18);
	});

	it('shows its monastery, and its printed mark', () => {
		const monasteries = type.segments.filter(({ kind }) => kind === 'monastery').length;
		expect(count('monastery')).toBe(monasteries);
		expect(count('mark')).toBe(type.mark === undefined ? 0 : 1);
		if (type.mark !== undefined) expect(markShape(type.mark)).toBeDefined();
	});

	it('shows its garden in the field, clear of plants and of figures on other segments', () => {
		const gardens = drawing.sceneryItems.filter(({ kind }) => kind === 'garden');
		expect(gardens).toHaveLength(type.segments.filter(({ kind }) => kind === 'garden').length);
		for (const { at, size = 0 } of gardens) {
			const clear = drawing.sceneryItems.filter(({ kind }) =>
				['fir', 'tree', 'bush'].includes(kind)
			);
			for (const plant of clear) expect(distance(plant.at, at)).toBeGreaterThan(size);
			for (const { kind, stand } of drawing.segments)
				if (kind !== 'garden') expect(distance(stand, at)).toBeGreaterThan(size);
			expect(new Set(landUnder(drawing, ['garden']))).toEqual(new Set(['field', 'garden']));
		}
	});

	it('has trees only in fields, away from figures', () => {
		const plants = ['fir', 'tree', 'bush', 'tuft', 'flowers', 'mark'];
		expect(landUnder(drawing, plants).every((kind) => kind === 'field')).toBe(true);
		for (const { kind, at } of drawing.sceneryItems)
			if (kind === 'fir' || kind === 'tree')
				for (const { stand } of drawing.segments) expect(distance(stand, at)).toBeGreaterThan(9);
	});

	it('opens a gate in the wall where a road ends at a city', () => {
		const gates = type.segments.filter((s) => s.kind === 'road' && s.gate !== undefined).length;
		const stretches = (path: string): number => path.split('M').length - 1;
		expect(stretches(drawing.land.stones) - stretches(drawing.land.walls)).toBe(gates);
	});

	it('draws its plants upright at their turned places, once per rotation', () => {
		const turns = ALL_ROTATIONS.map((rotation) => sceneryOf(type, rotation));
		expect(sceneryOf(type, 2)).toBe(turns[2]);
		const shapes = turns.map(({ fills }) => fills.tuft?.replaceAll(/M[\d.]+ [\d.]+/g, '@'));
		expect(new Set(shapes).size).toBe(1);
	});

	it('has houses only in its cities, none cut at the sides of the tile', () => {
		const cities = type.segments.filter(({ kind }) => kind === 'city').length;
		for (const rotation of ALL_ROTATIONS) {
			const { completionTrims, fills } = sceneryOf(type, rotation);
			const towns = completionTrims.filter(
				({ segment }) => type.segments[segment]?.kind === 'city'
			);
			expect(towns.length).toBe(cities);
			for (const x of pointsOf(fills['roof-a'])) {
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x).toBeLessThanOrEqual(100);
			}
		}
	});
});

/** The x of the corners of outlines. */
const pointsOf = (path = ''): readonly number[] =>
	[...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

describe.each(RIVER_TILES.map((type) => [type.id, type] as const))('the water of %s', (_, type) => {
	const drawing = drawTile(type);

	it('has nothing in it but boats and the stones of a spring', () => {
		const afloat = drawing.sceneryItems.filter(({ at }) =>
			drawing.segments.some(({ kind, rings }) => kind === 'river' && within(at, rings))
		);
		const ends = type.segments.flatMap(({ signs = [] }) => signs);
		expect(afloat.map(({ kind }) => kind)).toEqual(
			ends.map((sign) => (sign === 'spring' ? 'rocks' : 'boat'))
		);
	});

	it('has a bridge with two parapets where a road crosses it', () => {
		const bridges = type.segments.filter(
			(segment) => segment.shape === 'path' && segment.under !== undefined
		);
		const lines = drawing.land.water.parapets.match(/M/g) ?? [];
		expect(lines).toHaveLength(2 * bridges.length);
	});
});
