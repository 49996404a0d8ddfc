import { expect, it } from 'vitest';
import type { Corners } from '../../../src/lib/snap/reading';
import { gridLines, isGrid, projectionOf } from '../../../src/lib/table/snap/projection';

const tilted: Corners = [
	{ x: 300, y: 100 },
	{ x: 700, y: 100 },
	{ x: 900, y: 500 },
	{ x: 100, y: 500 }
];
const photo = { width: 1000, height: 600 };

it('takes the corners of a grid to those of the photo, and its middle nearer to what is far away', () => {
	const to = projectionOf({ corners: tilted, columns: 4, rows: 2 });
	expect(to({ x: 4, y: 0 })).toEqual({ x: 700, y: 100 });
	expect(to({ x: 0, y: 2 })).toEqual({ x: 100, y: 500 });
	const middle = to({ x: 2, y: 1 });
	expect(middle.x).toBeCloseTo(500);
	expect(middle.y).toBeLessThan(300);
});

it('draws a line for each side of the cells', () => {
	const lines = gridLines({ corners: tilted, columns: 4, rows: 2 });
	expect(lines.match(/M/g)).toHaveLength(3 + 5);
	expect(lines).toContain('M300.0 100.0L700.0 100.0');
});

it('takes corners for a grid that turn clockwise around some room, and no others', () => {
	const [a, b, c, d] = tilted;
	expect(isGrid(tilted, photo)).toBe(true);
	expect(isGrid([b, a, c, d], photo)).toBe(false);
	expect(isGrid([a, d, c, b], photo)).toBe(false);
	expect(isGrid([a, b, { x: 400, y: 150 }, d], photo)).toBe(false);
	expect(isGrid([a, { x: 320, y: 100 }, { x: 320, y: 120 }, { x: 300, y: 120 }], photo)).toBe(
		false
	);
});
