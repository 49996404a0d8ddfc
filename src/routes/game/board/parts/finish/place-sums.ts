import type { BoardArea } from '$lib/drawing/board/board-area';
import type { Point } from '$lib/drawing/geometry/point';

/** A sum to place, in pixels. @internal */
export interface SumBox {
	/** The point that it belongs to. */
	readonly at: Point;
	readonly width: number;
	readonly height: number;
}

/** Room between two sums, and to the border of the area, in pixels. */
const BETWEEN = 4;
/** Least and greatest distance of a sum from its point, and the distance from one try to the next, in pixels. */
const NEAR = 36;
const FAR = 150;
const STEP = 14;
/** Directions to try, the best first: above, beside, below, and between. */
const DIRECTIONS: readonly Point[] = [
	{ x: 0, y: -1 },
	{ x: 0.7, y: -0.7 },
	{ x: -0.7, y: -0.7 },
	{ x: 1, y: 0 },
	{ x: -1, y: 0 },
	{ x: 0, y: 1 },
	{ x: 0.7, y: 0.7 },
	{ x: -0.7, y: 0.7 }
];

/**
 * Returns the middle of each sum. It is as near to its point as there is room inside the area without covering an earlier sum,
 * and, if possible, without covering anything that is lit.
 */
export function placeSums(
	sums: readonly SumBox[],
	area: BoardArea,
	lit: readonly BoardArea[]
): readonly Point[] {
	const taken: BoardArea[] = [];
	return sums.map((sum) => {
		const tries = around(sum).map((middle) => within(area, sum, middle));
		const isFree = (middle: Point, from: readonly BoardArea[]): boolean =>
			!from.some((other) => overlap(boxAt(sum, middle), other));
		const middle =
			tries.find((one) => isFree(one, [...taken, ...lit])) ??
			tries.find((one) => isFree(one, taken)) ??
			within(area, sum, sum.at);
		taken.push(boxAt(sum, middle));
		return middle;
	});
}

const around = ({ at }: SumBox): readonly Point[] =>
	Array.from({ length: Math.ceil((FAR - NEAR) / STEP) }, (_, n) => NEAR + n * STEP).flatMap((far) =>
		DIRECTIONS.map(({ x, y }) => ({ x: at.x + x * far, y: at.y + y * far }))
	);

const boxAt = ({ width, height }: SumBox, { x, y }: Point): BoardArea => ({
	left: x - width / 2 - BETWEEN / 2,
	top: y - height / 2 - BETWEEN / 2,
	right: x + width / 2 + BETWEEN / 2,
	bottom: y + height / 2 + BETWEEN / 2
});

function within({ left, top, right, bottom }: BoardArea, box: SumBox, { x, y }: Point): Point {
	const clamp = (value: number, low: number, high: number): number =>
		low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high));
	const [w, h] = [box.width / 2 + BETWEEN, box.height / 2 + BETWEEN];
	return { x: clamp(x, left + w, right - w), y: clamp(y, top + h, bottom - h) };
}

const overlap = (a: BoardArea, b: BoardArea): boolean =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
