import type { Spot } from '../../engine/spot';
import { inverse, mapPoint, product, type Homography } from '../../snap/grid/homography';
import type { Point } from '../../snap/reading';
import { USUAL_FOCAL_LENGTH, type PictureSize } from './camera';

/** Straight down, as a camera sees it: to the right, down in its picture, and away from it. Its length is 1. */
export type Down = readonly [number, number, number];

/** A view that the tilt moves farther than this, in tiles, wasn't seen by a camera with that tilt. */
const FARTHEST = 0.2;

/**
 * Gives a view that was found by few tiles the perspective that a level table has for a camera with this tilt. Only the place,
 * size and turn of the view are kept: the perspective that the tiles themselves suggest can't be trusted beside them.
 * @param spots the tiles by which the view was found
 * @returns undefined if the tilt isn't that of the picture
 */
export function levelled(
	view: Homography,
	size: PictureSize,
	spots: readonly Spot[],
	down: Down
): Homography | undefined {
	const plane = planeBelow(size, down);
	const back = inverse(plane);
	const corners = spots.flatMap(({ x, y }) =>
		[0, 1].flatMap((right) => [0, 1].map((below) => ({ x: x + right, y: y + below })))
	);
	const placed = product(
		plane,
		similarity(corners.map((at) => ({ at, to: mapPoint(back, mapPoint(view, at)) })))
	);
	const toSpots = inverse(view);
	const offs = corners.map((at) => {
		const there = mapPoint(toSpots, mapPoint(placed, at));
		return Math.hypot(there.x - at.x, there.y - at.y);
	});
	return Math.max(...offs) <= FARTHEST ? placed : undefined;
}

/** The map of a level plane to the pixels of a camera with this tilt. */
function planeBelow({ width, height }: PictureSize, [x, y, z]: Down): Homography {
	const focal = USUAL_FOCAL_LENGTH * Math.max(width, height);
	const long = Math.hypot(1 - x * x, x * y, x * z);
	const east: Down = [(1 - x * x) / long, (-x * y) / long, (-x * z) / long];
	const south: Down = [
		y * east[2] - z * east[1],
		z * east[0] - x * east[2],
		x * east[1] - y * east[0]
	];
	const lens: Homography = [focal, 0, width / 2, 0, focal, height / 2, 0, 0, 1];
	return product(lens, [
		...([east[0], south[0], x] as const),
		...([east[1], south[1], y] as const),
		...([east[2], south[2], z] as const)
	]);
}

/** The move, turn and scale that brings points nearest to others (S. Umeyama, Least-squares estimation, 1991). */
function similarity(pairs: readonly { readonly at: Point; readonly to: Point }[]): Homography {
	const mean = (of: (pair: (typeof pairs)[number]) => number): number =>
		pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
	const [x, y] = [mean(({ at }) => at.x), mean(({ at }) => at.y)];
	const [toX, toY] = [mean(({ to }) => to.x), mean(({ to }) => to.y)];
	const square = mean(({ at }) => (at.x - x) ** 2 + (at.y - y) ** 2);
	const along = mean(({ at, to }) => (at.x - x) * (to.x - toX) + (at.y - y) * (to.y - toY));
	const across = mean(({ at, to }) => (at.x - x) * (to.y - toY) - (at.y - y) * (to.x - toX));
	const [a, b] = [along / square, across / square];
	return [a, -b, toX - a * x + b * y, b, a, toY - b * x - a * y, 0, 0, 1];
}
