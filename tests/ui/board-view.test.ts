import { areFiguresSimple, fineDetail } from '$lib/ui/board/land-area';
import {
	areaToShow,
	isTooLarge,
	isWithin,
	screenTransform,
	uncoveredPart
} from '../../src/routes/game/board/parts/view';
import { interpolate } from '../../src/routes/game/board/parts/camera';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('fine detail', () => {
	it('is hidden on small tiles, and complete on large ones', () => {
		expect([10, 39, 40].map(fineDetail)).toEqual([0, 0, 0]);
		expect([64, 150].map(fineDetail)).toEqual([1, 1]);
	});

	it('fades in', () => {
		const sizes = Array.from({ length: 50 }, (_, i) => 38 + i * 0.6);
		const steps = sizes.map((size, i) => fineDetail(size) - fineDetail(sizes[i - 1] ?? size));
		expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...steps)).toBeLessThan(0.05);
	});
});

describe('a figure', () => {
	it('is simple on very small tiles', () => {
		expect([10, 24, 30].map(areFiguresSimple)).toEqual([true, true, true]);
		expect([32, 45, 60, 150].map(areFiguresSimple)).toEqual([false, false, false, false]);
	});
});

describe('the view', () => {
	const drawn = { x: 10, y: 20, k: 0.5 };

	it('moves and stretches what was drawn for another view', () => {
		vi.stubGlobal('devicePixelRatio', 2);
		const view = { x: 30.3, y: 40.1, k: 1 };
		expect(screenTransform(view, drawn, true)).toBe('translate3d(30.3px, 40.1px, 0) scale(2)');
	});

	it('lies on whole pixels of the screen at rest', () => {
		vi.stubGlobal('devicePixelRatio', 2);
		const view = { x: 30.3, y: 40.1, k: 0.5 };
		expect(screenTransform(view, drawn, false)).toBe('translate3d(30.5px, 40px, 0) scale(1)');
	});

	it('is redrawn while it shrinks to less than two fifths, not while it grows', () => {
		const at = (k: number) => ({ ...drawn, k });
		expect(isTooLarge(drawn, at(0.19))).toBe(true);
		expect([0.21, 0.5, 3].map((k) => isTooLarge(drawn, at(k)))).toEqual([false, false, false]);
	});

	it('moves from one place to another in a straight line', () => {
		const to = { x: 30, y: 0, k: 1 };
		expect(interpolate(drawn, to, 0)).toEqual(drawn);
		expect(interpolate(drawn, to, 0.5)).toEqual({ x: 20, y: 10, k: 0.75 });
		expect(interpolate(drawn, to, 1)).toEqual(to);
	});
});

describe('a highlighted part of the table', () => {
	const whole = { left: -5, top: -5, right: 5, bottom: 5 };
	const pane = { width: 300, height: 400, foot: 0 };
	const covered = { ...pane, foot: 150 };
	const sizeIn = ({ left, right }: typeof whole) => pane.width / (right - left);
	const part = { left: 1, top: 1, right: 4, bottom: 5 };

	it('fits into the area that isn’t covered', () => {
		for (const foot of [0, 100, 150, 250, 400])
			for (const highlighted of [part, whole, { ...whole, top: 2, bottom: 3 }]) {
				const shown = areaToShow(highlighted, whole, { ...pane, foot });
				expect(isWithin(highlighted, uncoveredPart(shown, { ...pane, foot }))).toBe(true);
			}
	});

	it('has the shape of the element', () => {
		const { left, top, right, bottom } = areaToShow(part, whole, covered);
		expect((right - left) / (bottom - top)).toBeCloseTo(300 / 400);
	});

	it('is shown larger than before, but not by much', () => {
		const large = { width: 600, height: 800, foot: 0 };
		const shown = (area: typeof whole) => sizeIn(areaToShow(area, whole, large)) * 2;
		expect(shown(whole)).toBeCloseTo(60);
		expect(shown(part)).toBeCloseTo(60 * 1.6);
	});

	it('is shown so large that signs on its tiles can be read', () => {
		expect(sizeIn(areaToShow(whole, whole, pane))).toBeCloseTo(30);
		expect(sizeIn(areaToShow(part, whole, pane))).toBeCloseTo(64);
	});

	it('is not shown closer than the largest size, nor farther than before on a small table', () => {
		const shown = (half: number) => {
			const table = { left: -half, top: -half, right: half, bottom: half };
			return sizeIn(areaToShow({ left: 0, top: 0, right: 1, bottom: 1 }, table, pane));
		};
		expect(shown(2)).toBeCloseTo(110);
		expect(shown(1.2)).toBeCloseTo(125);
	});

	it('has the rest of the table around it, not what lies beyond', () => {
		const corner = { left: 3, top: 3, right: 5, bottom: 5 };
		const shown = uncoveredPart(areaToShow(corner, whole, pane), pane);
		expect(isWithin(shown, { ...whole, bottom: 9 })).toBe(true);
		expect(shown.right).toBeCloseTo(5);
	});
});
