import { homographyOf, type Homography } from '../../snap/grid/homography';
import type { Corners, Point } from '../../snap/reading';
import type { Template } from './templates';

/** The part of a board that is matched: a small change of a view is counted from its middle. */
export interface Middle extends Point {
	/** How far the part reaches from the middle, in tiles: at least 1. */
	readonly reach: number;
}

/** The middle of some known tiles. */
export function middleOf(templates: readonly Template[]): Middle {
	const [xs, ys] = [templates.map(({ spot }) => spot.x), templates.map(({ spot }) => spot.y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const [right, bottom] = [Math.max(...xs) + 1, Math.max(...ys) + 1];
	const reach = Math.max(right - left, bottom - top) / 2;
	return { x: (left + right) / 2, y: (top + bottom) / 2, reach: Math.max(1, reach) };
}

/** How many numbers describe a small change of a view. */
export const UNKNOWNS = 8;

/**
 * How much each of the eight numbers moves a point, in tiles across and down: a shift, a turn with scale and shear, and two
 * for perspective.
 * @param at the point, between -1 and 1 within the reach of the middle
 */
export const factorsAt = ({ x, y }: Point): readonly [readonly number[], readonly number[]] => [
	[1, x, y, 0, 0, 0, x * x, x * y],
	[0, 0, 0, 1, x, y, x * y, y * y]
];

/** The small change that eight numbers describe: a map of the board to itself. */
export function changeOf({ x, y, reach }: Middle, numbers: Float64Array): Homography {
	const corners: readonly Point[] = [
		{ x: -1, y: -1 },
		{ x: 1, y: -1 },
		{ x: 1, y: 1 },
		{ x: -1, y: 1 }
	];
	const placed = (at: Point, by: Point): Point => ({
		x: x + reach * at.x + by.x,
		y: y + reach * at.y + by.y
	});
	const from = corners.map((at) => placed(at, { x: 0, y: 0 }));
	const to = corners.map((at) => placed(at, movedBy(numbers, at)));
	return homographyOf(from as readonly Point[] as Corners, to as readonly Point[] as Corners);
}

function movedBy(numbers: Float64Array, at: Point): Point {
	const [x, y] = factorsAt(at).map((factors) =>
		factors.reduce((sum, factor, index) => sum + factor * (numbers[index] ?? 0), 0)
	) as [number, number];
	return { x, y };
}

/** A board turned about its middle, made larger and moved. */
export interface Bump extends Point {
	/** Clockwise, in radians. */
	readonly turn: number;
	readonly scale: number;
}

/** A bump as a map of the board to itself. */
export function bumped({ x, y }: Middle, bump: Bump): Homography {
	const [across, down] = [bump.scale * Math.cos(bump.turn), bump.scale * Math.sin(bump.turn)];
	return [
		...([across, -down, x + bump.x - across * x + down * y] as const),
		...([down, across, y + bump.y - down * x - across * y] as const),
		...([0, 0, 1] as const)
	];
}
