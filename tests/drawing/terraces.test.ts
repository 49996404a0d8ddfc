import { wholeTile } from '$lib/drawing/geometry/courses';
import { Raster } from '$lib/drawing/geometry/raster';
import { seededRandom } from '$lib/engine/seeded-random';
import { ROOFS } from '$lib/drawing/shapes/houses';
import { FEET, terraces } from '$lib/drawing/landscape/terraces';
import { expect, it } from 'vitest';

const CITY = 0;

/** The corners of all roofs in a city that fills the tile. */
function roofs(seed: string) {
	const raster = new Raster();
	raster.fill([wholeTile], CITY);
	const fills = terraces(raster, CITY, FEET, seededRandom(seed));
	const path = ROOFS.map((fill) => fills[fill] ?? '').join('');
	return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

it.each(['a', 'b', 'c'])(
	'rows of houses reach both sides of the tile and cross neither: %s',
	(seed) => {
		const corners = roofs(seed);
		const xs = corners.map(([x = NaN]) => x);
		const ys = corners.map(([, y = NaN]) => y);
		expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 100]);
		expect(Math.min(...ys)).toBeGreaterThanOrEqual(-1);
		expect(Math.max(...ys)).toBeLessThan(100);
		const atSides = (side: number) => corners.filter(([x]) => x === side).length;
		expect(Math.min(atSides(0), atSides(100))).toBeGreaterThanOrEqual(8);
	}
);

it('has houses only within the city', () => {
	const raster = new Raster();
	raster.fill([wholeTile], 1);
	expect(terraces(raster, CITY, FEET, seededRandom('x'))).toEqual({});
});
