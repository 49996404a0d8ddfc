import { homographyOfGrid, mapPoint } from '../../snap/grid/homography';
import type { Corners, Grid, Point } from '../../snap/reading';

/** Takes a point of a grid, in cells from its top left corner, to the photo, in pixels. */
type Projection = (at: Point) => Point;

/** The projection of a grid onto its photo. */
export function projectionOf(grid: Grid): Projection {
	const homography = homographyOfGrid(grid);
	return (at) => mapPoint(homography, at);
}

const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y });

const cross = (p: Point, q: Point): number => p.x * q.y - p.y * q.x;

/** The least part of the area of a photo that a grid covers. */
const LEAST_AREA = 0.01;

/** True when corners are those of a rectangle seen from above: they turn one way, clockwise, and don't lie together. */
export function isGrid(
	corners: Corners,
	{ width, height }: { width: number; height: number }
): boolean {
	const turns = corners.map((at, index) => {
		const next = corners[(index + 1) % 4] ?? at;
		return cross(minus(next, at), minus(corners[(index + 2) % 4] ?? at, next));
	});
	const area = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1])) / 2;
	return turns.every((turn) => turn > 0) && area > LEAST_AREA * width * height;
}

/** The lines of a grid on its photo, as SVG path data in pixels of the photo. */
export function gridLines(grid: Grid): string {
	const to = projectionOf(grid);
	const { columns, rows } = grid;
	const line = (from: Point, until: Point): string => `M${pair(to(from))}L${pair(to(until))}`;
	const across = Array.from({ length: rows + 1 }, (_, y) => line({ x: 0, y }, { x: columns, y }));
	const down = Array.from({ length: columns + 1 }, (_, x) => line({ x, y: 0 }, { x, y: rows }));
	return [...across, ...down].join('');
}

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
