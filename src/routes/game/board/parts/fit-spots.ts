import { unionOf, type BoardArea } from '$lib/drawing/board/board-area';
import type { Spot } from '$lib/engine/spot';
import { areaOfSize, sizeToFit, type Viewport } from './view';
import { BORDER, choiceIn, FOOT, leastSize, TARGET, targetSize } from '$lib/ui/board/spot-targets';

type Pane = Omit<Viewport, 'foot'>;

/** Largest size of a tile when the view comes closer to show spots, in pixels: what lies around them matters too. */
const CLOSE = 64;
/** Growth of the tiles from one attempt to the next, where not all spots find room. */
const STEP = 1.15;

/**
 * The area to be shown while a spot is chosen: the whole table when its spots are large enough; else all legal spots,
 * closer; else as many of them as there is room for.
 */
export function areaForSpots(
	spots: readonly Spot[],
	whole: BoardArea,
	pane: Pane,
	land: ReadonlySet<string>
): BoardArea {
	const least = leastSize(spots);
	if (spots.length === 0 || sizeToFit(whole, pane.width, pane.height) >= least) return whole;
	const largest = sizeForAll(spots, pane);
	const all = areaWith(spots, Math.min(largest, CLOSE), whole, { ...pane, foot: 0 });
	if (largest >= least || choiceIn(spots, all, pane, land).targets) return all;
	for (let size = largest * STEP; size < least; size *= STEP) {
		const some = areaForMost(spots, size, whole, pane);
		if (choiceIn(spots, some, pane, land).targets) return some;
	}
	return areaForMost(spots, least, whole, pane);
}

/** The area at a size of tiles that shows as many spots as there is room for above the row at the foot. */
export function areaForMost(
	spots: readonly Spot[],
	size: number,
	whole: BoardArea,
	pane: Pane
): BoardArea {
	const viewport = { ...pane, foot: FOOT };
	return areaWith(fullestWindow(spots, size, viewport), size, whole, viewport);
}

/** The largest size of a tile with which the targets of all spots are in view, in pixels. */
function sizeForAll(spots: readonly Spot[], { width, height }: Pane): number {
	const [first, last] = cornersOf(spots);
	return Math.min(
		sizeAlong(last.x - first.x, width - 2 * BORDER),
		sizeAlong(last.y - first.y, height - 2 * BORDER)
	);
}

/** The same along one axis, for spots that lie this many tiles apart. */
function sizeAlong(apart: number, free: number): number {
	const size = free / (apart + 1);
	return size >= TARGET || apart === 0 ? size : Math.max(1, (free - TARGET) / apart);
}

/** The spots in the window that holds most of them; of several such windows in the one nearest to the middle of all. */
function fullestWindow(
	spots: readonly Spot[],
	size: number,
	{ width, height, foot }: Viewport
): readonly Spot[] {
	const taken = targetSize(size) + 2 * BORDER;
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

/** The area at a size that shows the targets of these spots, with what lies around them. */
function areaWith(
	spots: readonly Spot[],
	size: number,
	whole: BoardArea,
	viewport: Viewport
): BoardArea {
	const [first, last] = cornersOf(spots);
	const beside = (targetSize(size) / 2 + BORDER) / size - 0.5;
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
