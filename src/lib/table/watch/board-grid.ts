import type { Board } from '../../engine/board';
import type { Spot } from '../../engine/spot';
import { inverse, mapPoint, type Homography } from '../../snap/grid/homography';
import type { Point } from '../../snap/reading';

/**
 * The lines between the laid tiles in a picture, and the outline of each, as SVG path data in pixels.
 * @param view from spots to pixels
 */
export const boardLines = ({ order }: Pick<Board, 'order'>, view: Homography): string =>
	order.map((spot) => outline(cornersOf(spot).map((at) => mapPoint(view, at)))).join('');

const cornersOf = ({ x, y }: Point): readonly Point[] => [
	{ x, y },
	{ x: x + 1, y },
	{ x: x + 1, y: y + 1 },
	{ x, y: y + 1 }
];

const outline = (corners: readonly Point[]): string =>
	`M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** The largest distance between where two views from spots to pixels see the middle of the same spot, in tiles. */
export function farthestBetween(
	view: Homography,
	other: Homography,
	spots: readonly Spot[]
): number {
	const back = inverse(view);
	const offs = spots.map(({ x, y }) => {
		const middle = { x: x + 0.5, y: y + 0.5 };
		const at = mapPoint(back, mapPoint(other, middle));
		return Math.hypot(at.x - middle.x, at.y - middle.y);
	});
	return Math.max(...offs);
}
