import { expect, it } from 'vitest';
import { markerAt } from '../../src/lib/engine/track';

it.each([
	[0, 0, 0],
	[48, 48, 0],
	[49, 49, 0],
	[50, 0, 1],
	[51, 1, 1],
	[99, 49, 1],
	[100, 0, 2],
	[163, 13, 3],
	[-3, 47, -1]
])('a marker with %i points stands on space %i of lap %i', (points, space, lap) => {
	expect(markerAt(points)).toEqual({ space, lap });
});
