import type { Corners, Grid, Point } from '../reading';

/** Maps the points of one plane to those of another: nine numbers, row by row, that multiply (x, y, 1). */
export type Homography = readonly [
	...[number, number, number],
	...[number, number, number],
	...[number, number, number]
];

/** How many cells a grid has. */
export type GridSize = Pick<Grid, 'columns' | 'rows'>;

/** The point to which a homography maps a point. */
export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
	const w = g * x + h * y + i;
	return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The map of the unit square to four corners (P. Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3). */
function ofUnitSquare([p, q, r, s]: Corners): Homography {
	const [dx1, dy1, dx2, dy2] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y];
	const [sx, sy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
	const area = dx1 * dy2 - dx2 * dy1;
	const [g, h] = [(sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area];
	return [
		q.x - p.x + g * q.x,
		s.x - p.x + h * s.x,
		p.x,
		q.y - p.y + g * q.y,
		s.y - p.y + h * s.y,
		p.y,
		g,
		h,
		1
	];
}

/** The map that carries four points to four others. If three of them lie on one line, its numbers aren't finite. */
export const homographyOf = (from: Corners, to: Corners): Homography =>
	product(ofUnitSquare(to), inverse(ofUnitSquare(from)));

/** The outer corners of a grid in its own units: a cell is 1 wide. */
export const gridCorners = ({ columns, rows }: GridSize): Corners => [
	{ x: 0, y: 0 },
	{ x: columns, y: 0 },
	{ x: columns, y: rows },
	{ x: 0, y: rows }
];

/** The map from a grid's own units to the pixels of its photo. */
export const homographyOfGrid = (grid: Grid): Homography =>
	homographyOf(gridCorners(grid), grid.corners);

/** Where the corners of a grid lie in the photo. */
export function cornersIn(homography: Homography, size: GridSize): Corners {
	const [p, q, r, s] = gridCorners(size);
	return [
		mapPoint(homography, p),
		mapPoint(homography, q),
		mapPoint(homography, r),
		mapPoint(homography, s)
	];
}

/** The map that applies first the second map, then the first. */
export function product(first: Homography, second: Homography): Homography {
	const [a, b, c, d, e, f, g, h, i] = second;
	const row = (x: number, y: number, z: number): [number, number, number] => [
		x * a + y * d + z * g,
		x * b + y * e + z * h,
		x * c + y * f + z * i
	];
	const [p, q, r, s, t, u, v, w, z] = first;
	return [...row(p, q, r), ...row(s, t, u), ...row(v, w, z)];
}

/** The inverse map, up to a factor, which makes no difference. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
	return [
		e * i - f * h,
		c * h - b * i,
		b * f - c * e,
		f * g - d * i,
		a * i - c * g,
		c * d - a * f,
		d * h - e * g,
		b * g - a * h,
		a * e - b * d
	];
}
