import { patternPath, PATTERNS } from '$lib/drawing/figures/patterns';
import { areaOf } from '$lib/drawing/geometry/courses';
import { inside } from '$lib/drawing/geometry/line';
import type { Line } from '$lib/drawing/geometry/point';
import { describe, expect, it } from 'vitest';

const CLOTH: Line = [
	{ x: -9, y: -6 },
	{ x: 9, y: -6 },
	{ x: 9, y: 6 },
	{ x: -9, y: 6 }
];
const ringsOf = (path: string): readonly Line[] =>
	path
		.split('Z')
		.filter(Boolean)
		.map((ring) => ring.slice(1).split('L').map(pointOf));
const pointOf = (pair: string) => {
	const [x, y] = pair.split(' ').map(Number);
	return { x: x ?? NaN, y: y ?? NaN };
};
const CARVED = PATTERNS.filter((pattern) => pattern !== 'plain');

it('is empty for the plain pattern', () => {
	expect(patternPath('plain', CLOTH)).toBe('');
});

describe.each(CARVED)('%s', (pattern) => {
	const rings = ringsOf(patternPath(pattern, CLOTH));

	it('stay within the figure', () => {
		for (const { x, y } of rings.flat()) {
			expect(Math.abs(x)).toBeLessThanOrEqual(9.3);
			expect(Math.abs(y)).toBeLessThanOrEqual(6.3);
		}
	});

	it('carve about half of it', () => {
		const share = rings.reduce((sum, ring) => sum + areaOf(ring), 0) / areaOf(CLOTH);
		expect(share).toBeGreaterThan(0.3);
		expect(share).toBeLessThan(0.62);
	});
});

it('differ from each other all over the figure', () => {
	const spots = Array.from({ length: 18 * 12 }, (_, i) => ({
		x: (i % 18) - 8.5,
		y: Math.floor(i / 18) - 5.5
	}));
	const prints = PATTERNS.map((pattern) => {
		const rings = ringsOf(patternPath(pattern, CLOTH));
		return spots.map((spot) => rings.some((ring) => inside(spot, ring)));
	});
	prints.forEach((one, n) => {
		for (const other of prints.slice(n + 1)) {
			const colourDifference = one.filter((taken, i) => taken !== other[i]).length;
			expect(colourDifference / spots.length).toBeGreaterThan(0.2);
		}
	});
});
