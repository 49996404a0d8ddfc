import { unionOf, type BoardArea } from '$lib/drawing/board/board-area';
import { UNIT, type Point } from '$lib/drawing/geometry/point';
import type { Spot } from '$lib/engine/spot';
import type { View } from '$lib/ui/pan-zoom';
import { BORDER, FOOT, leastSize } from '$lib/ui/board/targets';

/**
 * Returns the CSS transform that shows a table drawn for one view in another view. At rest it is rounded to device pixels, so
 * that the table is sharp.
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

/** True if the drawn table is too large for the current view and must be drawn again. */
export const isTooLarge = (drawn: View, view: View): boolean => view.k < drawn.k * SHRUNK;

/** True for equal views. */
export const sameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.k === b.k;

/** Largest size of a tile in a fitted view, in pixels. */
const LARGEST_FIT = 150;

/** Returns the view that centres an area in an element, as large as possible. */
export function fitView(
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

/** Returns the area of the table that an element shows in a view, in tiles. */
export function areaSeen({ x, y, k }: View, width: number, height: number): BoardArea {
	const tile = k * UNIT;
	const [left, top] = [-x / tile, -y / tile];
	return { left, top, right: left + width / tile, bottom: top + height / tile };
}

/** Size of the element that shows the table, and height of what covers its foot, in pixels. */
interface Viewport {
	readonly width: number;
	readonly height: number;
	readonly foot: number;
}

/**
 * How many times larger a part is shown than in the view of the whole table. Then two sizes of its tiles, in pixels: one at which
 * signs on them are easy to read, and the largest.
 */
const CLOSER = 1.6;
const READABLE = 64;
const CLOSEST = 110;
/** Largest share of the element's height that counts as covered, so that some of the table is always visible. */
const COVERED = 0.7;

/**
 * Returns the area that the element must show, in tiles, so that a part is large in the uncovered region, with as much of the
 * whole table around it as there is room for.
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
const sizeToFit = (
	{ left, top, right, bottom }: BoardArea,
	width: number,
	height: number
): number => Math.min(width / (right - left), height / (bottom - top));

/**
 * Returns the area that the element must show so that tiles have a certain size. The part is in the uncovered middle, and the
 * whole around it.
 */
function areaOfSize(
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
export function uncoveredPart(seen: BoardArea, { height, foot }: Viewport): BoardArea {
	const share = Math.min(foot / height, COVERED);
	return { ...seen, bottom: seen.bottom - (seen.bottom - seen.top) * share };
}

/** True if the part lies within the area. */
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

/**
 * Returns where a window of a certain length starts if it is centred on a part and extends beyond the whole as little as
 * possible.
 */
function along(
	[from, to]: readonly [number, number],
	[first, last]: readonly [number, number],
	length: number
): number {
	if (length >= last - first) return (first + last - length) / 2;
	return Math.min(Math.max((from + to - length) / 2, first), last - length);
}

type Pane = Omit<Viewport, 'foot'>;

/** Largest size of a tile, in pixels, when the view comes closer to show spots: what lies around the spots matters too. */
const CLOSE = 64;
/**
 * Returns the area to be shown while a spot is chosen: the whole table if its spots are far enough apart. Otherwise all legal
 * spots, closer. If there isn't room for all, as many as there is room for.
 */
export function areaForSpots(spots: readonly Spot[], whole: BoardArea, pane: Pane): BoardArea {
	const least = leastSize(spots);
	if (spots.length === 0 || sizeToFit(whole, pane.width, pane.height) >= least) return whole;
	const largest = sizeForAll(spots, pane);
	if (largest < least) return areaForMost(spots, least, whole, pane);
	return areaWith(spots, Math.min(largest, CLOSE), whole, { ...pane, foot: 0 });
}

/** Returns the area at a size of tiles that shows as many spots as there is room for above the row at the foot. */
export function areaForMost(
	spots: readonly Spot[],
	size: number,
	whole: BoardArea,
	pane: Pane
): BoardArea {
	const viewport = { ...pane, foot: FOOT };
	return areaWith(fullestWindow(spots, size, viewport), size, whole, viewport);
}

/** The largest size of a tile with which all spots are in view, in pixels. */
function sizeForAll(spots: readonly Spot[], { width, height }: Pane): number {
	const [first, last] = cornersOf(spots);
	return Math.min(
		(width - 2 * BORDER) / (last.x - first.x + 1),
		(height - 2 * BORDER) / (last.y - first.y + 1)
	);
}

/**
 * Returns the spots in the window that contains most of them. Of several such windows, it takes the one nearest to the middle of
 * all spots.
 */
function fullestWindow(
	spots: readonly Spot[],
	size: number,
	{ width, height, foot }: Viewport
): readonly Spot[] {
	const taken = size + 2 * BORDER;
	const wide = (width - taken) / size;
	const high = (height - foot - taken) / size;
	const isIn = (left: number, top: number) => (spot: Spot) =>
		spot.x >= left && spot.x <= left + wide && spot.y >= top && spot.y <= top + high;
	const tops = [...new Set(spots.map(({ y }) => y))];
	const windows = [...new Set(spots.map(({ x }) => x))].flatMap((left) =>
		tops.map((top) => spots.filter(isIn(left, top)))
	);
	const middle = middleOf(spots);
	const away = (inside: readonly Spot[]): number => {
		const { x, y } = middleOf(inside);
		return Math.hypot(x - middle.x, y - middle.y);
	};
	return windows.reduce((a, b) =>
		b.length > a.length || (b.length === a.length && away(b) < away(a)) ? b : a
	);
}

/** Returns the area at a size of tiles that shows these spots, with what lies around them. */
function areaWith(
	spots: readonly Spot[],
	size: number,
	whole: BoardArea,
	viewport: Viewport
): BoardArea {
	const [first, last] = cornersOf(spots);
	const beside = BORDER / size;
	const part = {
		left: first.x - beside,
		top: first.y - beside,
		right: last.x + 1 + beside,
		bottom: last.y + 1 + beside
	};
	return areaOfSize(size, part, unionOf(part, whole), viewport);
}

/** The north-west and the south-east corner of the spots. */
function cornersOf(spots: readonly Spot[]): readonly [Spot, Spot] {
	const xs = spots.map(({ x }) => x);
	const ys = spots.map(({ y }) => y);
	return [
		{ x: Math.min(...xs), y: Math.min(...ys) },
		{ x: Math.max(...xs), y: Math.max(...ys) }
	];
}

function middleOf(spots: readonly Spot[]): Spot {
	const [first, last] = cornersOf(spots);
	return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}
