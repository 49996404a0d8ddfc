import type { Homography } from '../../snap/grid/homography';
import type { Pixels, Point } from '../../snap/reading';

/** Three numbers: to the right, down and away from the camera, or to the east, to the south and into the table. */
type Vector = readonly [number, number, number];

/**
 * The focal length that is assumed for a camera whose own isn't known, as a fraction of the longer side of its pictures. Phones
 * have 24 to 30 mm on 36 × 24 mm film, which is 0.69 to 0.8 of a film of 16:9.
 */
export const USUAL_FOCAL_LENGTH = 0.75;

/** Where a camera is over a board, in tiles: the point of the board below it, and its height. */
interface CameraPlace extends Point {
	readonly height: number;
}

/** The size of a picture in pixels. */
export type PictureSize = Pick<Pixels, 'width' | 'height'>;

/** Where a camera is that has this view of a board (R. Hartley, A. Zisserman, Multiple View Geometry, 2004, section 8.1). */
export function cameraOver(
	[a, b, c, d, e, f, g, h, i]: Homography,
	{ width, height }: PictureSize
): CameraPlace {
	const focal = USUAL_FOCAL_LENGTH * Math.max(width, height);
	/** The ray through a point of the picture that is given in homogeneous coordinates. */
	const ray = (x: number, y: number, w: number): Vector => [
		(x - (width / 2) * w) / focal,
		(y - (height / 2) * w) / focal,
		w
	];
	const [east, south, origin] = [ray(a, d, g), ray(b, e, h), ray(c, f, i)];
	const down = cross(east, south);
	const square = Math.sqrt(dot(down, down));
	return {
		x: -dot(east, origin) / square,
		y: -dot(south, origin) / square,
		height: Math.abs(dot(down, origin)) / square ** 1.5
	};
}

const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

const cross = (p: Vector, q: Vector): Vector => [
	p[1] * q[2] - p[2] * q[1],
	p[2] * q[0] - p[0] * q[2],
	p[0] * q[1] - p[1] * q[0]
];
