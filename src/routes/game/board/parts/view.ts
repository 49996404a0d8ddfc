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

/** Size of the element that shows the table, and height of what covers its foot, in pixels. */
export interface Viewport {
	readonly width: number;
	readonly height: number;
	readonly foot: number;
}

/**
 * How much larger a part is shown than in the view of the whole table; the size of its tiles in pixels at which signs on
 * them are read with ease, and the largest.
 */
const CLOSER = 1.6;
const READABLE = 64;
const CLOSEST = 110;
/** Largest share of the element's height that counts as covered, so that some of the table is always visible. */
const COVERED = 0.7;

/**
 * The area that the element must show, in tiles, so that a part is large in the uncovered region, with as much of the whole
 * table around it as there is room for.
 */
export function areaToShow(
	part: BoardArea,
	whole: BoardArea,
	{ width, height, foot }: Viewport
): BoardArea {
	const high = height - Math.min(foot, height * COVERED);
	const sizeOf = (area: BoardArea, free: number): number => sizeToFit(area, width, free);
	const close = within(part, whole);
	const usual = sizeOf(whole, height);
	const size = Math.min(
		sizeOf(close, high),
		Math.max(usual, Math.min(Math.max(usual * CLOSER, READABLE), CLOSEST))
	);
	return areaOfSize(size, close, whole, { width, height, foot: height - high });
}

/** The largest size of a tile with which an area fits into an element, in pixels. */
export const sizeToFit = (
	{ left, top, right, bottom }: BoardArea,
	width: number,
	height: number
): number => Math.min(width / (right - left), height / (bottom - top));

/** The area that the element must show so that tiles have a size, with a part in its uncovered middle, and the whole around it. */
export function areaOfSize(
	size: number,
	part: BoardArea,
	whole: BoardArea,
	{ width, height, foot }: Viewport
): BoardArea {
	const free = (height - foot) / size;
	const left = along([part.left, part.right], [whole.left, whole.right], width / size);
	const top = along([part.top, part.bottom], [whole.top, whole.bottom], free);
	return { left, top, right: left + width / size, bottom: top + height / size };
}

/** The uncovered part of the area that the element shows. */
export function uncovered(seen: BoardArea, { height, foot }: Viewport): BoardArea {
	const share = Math.min(foot / height, COVERED);
	return { ...seen, bottom: seen.bottom - (seen.bottom - seen.top) * share };
}

/** True when the part lies within the area. */
export const isWithin = (part: BoardArea, area: BoardArea): boolean =>
	part.left >= area.left &&
	part.top >= area.top &&
	part.right <= area.right &&
	part.bottom <= area.bottom;

const within = (part: BoardArea, whole: BoardArea): BoardArea => ({
	left: Math.max(part.left, whole.left),
	top: Math.max(part.top, whole.top),
	right: Math.min(part.right, whole.right),
	bottom: Math.min(part.bottom, whole.bottom)
});

/** Start of a window of a length, centred on a part, that reaches beyond the whole as little as possible. */
function along(
	[from, to]: readonly [number, number],
	[first, last]: readonly [number, number],
	length: number
): number {
	if (length >= last - first) return (first + last - length) / 2;
	return Math.min(Math.max((from + to - length) / 2, first), last - length);
}
