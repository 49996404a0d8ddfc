import { describe, expect, it } from 'vitest';
import {
	delayOf,
	figureFrames,
	FLIGHT_TIME,
	onArc,
	pointsFrames
} from '../../src/lib/drawing/board/flight';

const from = { x: 100, y: 600 };

describe('a flight', () => {
	it('is over within 700 ms, however many start, one after the other', () => {
		for (const count of [1, 2, 6, 30]) {
			const delays = Array.from({ length: count }, (_, index) => delayOf(index, count));
			expect(new Set(delays).size).toBe(count);
			expect(Math.max(...delays) + FLIGHT_TIME.points).toBeLessThanOrEqual(700);
			expect(FLIGHT_TIME.figure).toBeLessThanOrEqual(600);
		}
	});

	it.each([
		['to the left', { x: 20, y: 30 }],
		['to the right', { x: 380, y: 30 }],
		['across', { x: 900, y: 600 }]
	])('begins and ends where it should, and bulges upwards on its way %s', (_, to) => {
		expect(onArc(from, to, 0)).toEqual(from);
		expect(onArc(from, to, 1)).toEqual(to);
		expect(onArc(from, to, 0.5).y).toBeLessThan((from.y + to.y) / 2);
	});

	it('of points starts at the feature and vanishes in the score', () => {
		const frames = pointsFrames(from, { x: 380, y: 30 });
		expect(frames[0]).toMatchObject({ offset: 0, opacity: 0 });
		expect(frames[0]?.transform).toContain('translate(100.0px, 600.0px)');
		expect(frames.at(-1)).toMatchObject({ offset: 1, opacity: 0 });
		expect(frames.at(-1)?.transform).toContain('translate(380.0px, 30.0px)');
		const offsets = frames.map(({ offset }) => offset);
		expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
	});

	it('of a figure is visible from the start and shrinks to the size in the score strip', () => {
		const frames = figureFrames(from, { x: 380, y: 30 }, 0.25);
		expect(frames[0]).toMatchObject({ offset: 0, opacity: 1 });
		expect(frames[0]?.transform).toContain('scale(1.000)');
		expect(frames.at(-1)?.transform).toContain('scale(0.250)');
	});
});
