import type { ZoomTransform } from 'd3-zoom';
import type { BoardArea } from '$lib/drawing/board/board-area';
import { UNIT, type Point } from '$lib/drawing/geometry/point';

/** A view of the table: the position of its origin in the element (`x`, `y`), and the size of a unit (`k`), in pixels. */
export type View = Pick<ZoomTransform, 'x' | 'y' | 'k'>;

/**
 * CSS transform that shows a table drawn for one view in another view. At rest it is rounded to device pixels, to be
 * sharp.
 */
export function screenTransform(view: View, drawn: View, moving: boolean): string {
	const dots = moving ? 1000 : devicePixelRatio;
	const [x, y] = [view.x, view.y].map((place) => Math.round(place * dots) / dots);
	return `translate3d(${String(x)}px, ${String(y)}px, 0) scale(${String(view.k / drawn.k)})`;
}

/** A point of the table on the screen. */
export interface ScreenPoint extends Point {
	/** Size of a tile there, in pixels. */
	readonly size: number;
}

/** Smallest scale before the table is drawn again: a larger layer would take too much memory. */
const SHRUNK = 0.4;

/** True when the drawn table is too large for the current view and must be drawn again. */
export const isTooLarge = (drawn: View, view: View): boolean => view.k < drawn.k * SHRUNK;

/** True for equal views. */
export const sameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.k === b.k;

/** Largest size of a tile in a fitted view, in pixels. */
const LARGEST_FIT = 150;

/** The view that centres an area in an element, as large as possible. */
export function fitted(
	{ left, top, right, bottom }: BoardArea,
	width: number,
	height: number
): View {
	const size = Math.min(width / (right - left), height / (bottom - top), LARGEST_FIT);
	return {
		x: (width - (left + right) * size) / 2,
		y: (height - (top + bottom) * size) / 2,
		k: size / UNIT
	};
}

/** The area of the table that an element shows in a view, in tiles. */
export function areaSeen({ x, y, k }: View, width: number, height: number): BoardArea {
	const tile = k * UNIT;
	const [left, top] = [-x / tile, -y / tile];
	return { left, top, right: left + width / tile, bottom: top + height / tile };
}
