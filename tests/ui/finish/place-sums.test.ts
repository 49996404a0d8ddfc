import type { BoardArea } from '$lib/drawing/board/board-area';
import { placeSums, type SumBox } from '../../../src/routes/game/board/parts/finish/place-sums';
import { describe, expect, it } from 'vitest';

const area: BoardArea = { left: 0, top: 0, right: 390, bottom: 320 };
const sum = (x: number, y: number, width = 70): SumBox => ({ at: { x, y }, width, height: 32 });

/** The boxes of placed sums. */
const boxes = (sums: readonly SumBox[], lit: readonly BoardArea[] = []): readonly BoardArea[] =>
	placeSums(sums, area, lit).map(({ x, y }, n) => {
		const { width, height } = sums[n] ?? sum(0, 0);
		return {
			left: x - width / 2,
			top: y - height / 2,
			right: x + width / 2,
			bottom: y + height / 2
		};
	});
const overlap = (a: BoardArea, b: BoardArea): boolean =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('sums on the board', () => {
	it('stand above their point where there is room', () => {
		const [box] = boxes([sum(200, 160)]);
		expect((box?.left ?? 0) + 35).toBe(200);
		expect(box?.bottom).toBeLessThan(160);
	});

	it('stay in view', () => {
		const corners = [sum(0, 0), sum(390, 0), sum(0, 320), sum(390, 320, 140)];
		for (const { left, top, right, bottom } of corners.flatMap((one) => boxes([one]))) {
			expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(390);
			expect(bottom).toBeLessThanOrEqual(320);
		}
	});

	it('never cover each other, also where six belong to one point', () => {
		const all = boxes(Array.from({ length: 6 }, () => sum(200, 160, 90)));
		const covered = all.flatMap((a, n) => all.slice(n + 1).filter((b) => overlap(a, b)));
		expect(covered).toEqual([]);
	});

	it('leave what is lit in sight, unless all is lit', () => {
		const lit = [{ left: 100, top: 60, right: 300, bottom: 200 }];
		expect(
			boxes([sum(200, 160)], lit).some((box) => lit.some((other) => overlap(box, other)))
		).toBe(false);
		expect(boxes([sum(200, 160)], [area])).toEqual(boxes([sum(200, 160)]));
	});
});
