import type { BoardArea } from '../../drawing/board/scene';

/** An element in which the table is seen, in pixels; at its foot something else covers some of it. */
export interface Viewport {
	readonly width: number;
	readonly height: number;
	readonly foot: number;
}

/** How much larger than in the view of the whole table a part of it is shown, and its largest tiles in pixels. */
const CLOSER = 1.6;
const CLOSEST = 110;
/** Largest share of the element's height that counts as covered: some of the table is always seen. */
const COVERED = 0.7;

/**
 * What the element is to show, in tiles, for a part of the table to be seen large in what isn't covered, with as much of
 * the whole table around it as there's room for.
 */
export function areaToShow(
	part: BoardArea,
	whole: BoardArea,
	{ width, height, foot }: Viewport
): BoardArea {
	const high = height - Math.min(foot, height * COVERED);
	const sizeOf = ({ left, top, right, bottom }: BoardArea, free: number): number =>
		Math.min(width / (right - left), free / (bottom - top));
	const close = within(part, whole);
	const usual = sizeOf(whole, height);
	const size = Math.min(sizeOf(close, high), Math.max(usual, Math.min(usual * CLOSER, CLOSEST)));
	const left = along([close.left, close.right], [whole.left, whole.right], width / size);
	const top = along([close.top, close.bottom], [whole.top, whole.bottom], high / size);
	return { left, top, right: left + width / size, bottom: top + height / size };
}

/** The part of what an element shows, in tiles, that isn't covered. */
export function uncovered(seen: BoardArea, { height, foot }: Viewport): BoardArea {
	const share = Math.min(foot / height, COVERED);
	return { ...seen, bottom: seen.bottom - (seen.bottom - seen.top) * share };
}

/** True when all of the part lies in the area. */
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

/** Where a window of some length begins that holds a part in its middle, and looks as little past the whole as it can. */
function along(
	[from, to]: readonly [number, number],
	[first, last]: readonly [number, number],
	length: number
): number {
	if (length >= last - first) return (first + last - length) / 2;
	return Math.min(Math.max((from + to - length) / 2, first), last - length);
}
