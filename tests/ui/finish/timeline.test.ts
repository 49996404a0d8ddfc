import {
	homeFrames,
	lightFrames,
	lightsUp,
	onArc,
	rollFrames,
	standFrames,
	stepFrames,
	sumFrames,
	arrivalFrames,
	TIMING,
	WHOLE
} from '../../../src/routes/game/board/parts/finish/timeline';
import { describe, expect, it } from 'vitest';

const from = { x: 100, y: 600 };
const home = homeFrames(from, { x: 380, y: 30 }, 0.25);
const SIZES = [1, 2, 3, 9, 20, 60];

describe('the time of a finish', () => {
	it('is less than 900 ms with the frame that it waits for, and all lights are lit by 450 ms', () => {
		expect(TIMING.duration).toBe(WHOLE);
		expect(WHOLE).toBeLessThanOrEqual(900 - 34);
		for (const count of SIZES) {
			const [, , brightest] = lightFrames(count - 1, count);
			expect((brightest?.offset ?? 1) * WHOLE).toBeLessThanOrEqual(450);
		}
	});

	it('has keyframes in the order of time, from its beginning to its end', () => {
		const all = [home, rollFrames(9), standFrames, sumFrames, arrivalFrames]
			.concat(SIZES.map((count) => lightFrames(count - 1, count)))
			.concat(SIZES.map(stepFrames));
		for (const frames of all) {
			const offsets = frames.map(({ offset }) => offset);
			expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
			expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
		}
	});

	it('moves by transform and opacity alone, which need no layout', () => {
		const all = [home, rollFrames(9), standFrames, sumFrames, arrivalFrames, lightFrames(0, 2)];
		const moved = new Set(all.flat().flatMap((frame) => Object.keys(frame)));
		expect([...moved].sort()).toEqual(['easing', 'offset', 'opacity', 'transform']);
	});
});

describe('the lights', () => {
	it.each(SIZES)('light up one after the other, %i of them, and fade together', (count) => {
		const begin = Array.from({ length: count }, (_, index) => lightsUp(index, count));
		expect(new Set(begin).size).toBe(count);
		expect(begin).toEqual(begin.toSorted((a, b) => a - b));
		const ends = begin.map((_, index) => lightFrames(index, count).slice(-2));
		expect(new Set(ends.map((frames) => JSON.stringify(frames))).size).toBe(1);
	});

	it('have a number for each: the column of the sum moves on with every tile', () => {
		for (const count of SIZES.slice(1)) {
			const [first, second] = stepFrames(count);
			expect(first?.easing).toBe(`steps(${String(count - 1)}, end)`);
			expect((second?.offset ?? 0) * WHOLE).toBeCloseTo(lightsUp(count - 1, count));
			const shift = Number(/-([\d.]+)%/.exec(String(second?.transform))?.[1]);
			expect((shift / 100) * count).toBeCloseTo(count - 1, 2);
		}
	});
});

describe('a figure', () => {
	it('stands until it leaves, and is then on its way', () => {
		const gone = standFrames.find(({ opacity }) => opacity === 0);
		const starts = home.find(({ opacity }) => opacity === 1);
		expect(gone?.offset).toBe(starts?.offset);
		expect(starts?.transform).toContain('translate(100.0px, 600.0px) rotate(0.0deg) scale(1.000)');
		expect(home.at(-1)).toMatchObject({ opacity: 0 });
		expect(home.at(-1)?.transform).toContain('translate(380.0px, 30.0px)');
		expect(home.at(-1)?.transform).toContain('scale(0.250)');
	});

	it.each([
		['to the left', { x: 20, y: 30 }],
		['to the right', { x: 380, y: 30 }],
		['across', { x: 900, y: 600 }]
	])('begins and ends where it should, and its way bulges upwards %s', (_, to) => {
		expect(onArc(from, to, 0)).toEqual(from);
		expect(onArc(from, to, 1)).toEqual(to);
		expect(onArc(from, to, 0.5).y).toBeLessThan((from.y + to.y) / 2);
	});
});
