import type { Homography } from '../../../src/lib/snap/grid/homography';
import type { Point } from '../../../src/lib/snap/reading';

/** A camera without distortion above a table whose points are in tiles, y to the south, height upwards. */
export interface Pinhole {
	readonly width: number;
	readonly height: number;
	/** In pixels. */
	readonly focal: number;
	/** The point of the table in the middle of the picture. */
	readonly middle: Point;
	/** How far that is from the camera, in tiles. */
	readonly distance: number;
	/** How far the camera is from straight above it, and how the table is turned in the picture: radians. */
	readonly tilt: number;
	readonly turn: number;
}

/** A row of three numbers for x, y and 1 of a point of the table, and one for its height. */
type Row = readonly [number, number, number, number];

function rowsOf({ width, height, focal, middle, distance, tilt, turn }: Pinhole) {
	const turned = (p: number, q: number, up: number, more: number): Row => [
		p,
		q,
		more - p * middle.x - q * middle.y,
		up
	];
	const right = turned(Math.cos(turn), -Math.sin(turn), 0, 0);
	const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
	const down = turned(Math.sin(turn) * cos, Math.cos(turn) * cos, -sin, 0);
	const away = turned(-Math.sin(turn) * sin, -Math.cos(turn) * sin, -cos, distance);
	const seen = (row: Row, centre: number): Row =>
		row.map((value, at) => focal * value + centre * (away[at] ?? 0)) as readonly number[] as Row;
	return { x: seen(right, width / 2), y: seen(down, height / 2), w: away };
}

/** The map of the table to pixels. */
export function viewOf(camera: Pinhole): Homography {
	const { x, y, w } = rowsOf(camera);
	return [x[0], x[1], x[2], y[0], y[1], y[2], w[0], w[1], w[2]];
}

/** Where a point above the table is seen, in pixels. */
export function seenBy(camera: Pinhole, at: Point, height: number): Point {
	const { x, y, w } = rowsOf(camera);
	const of = (row: Row): number => row[0] * at.x + row[1] * at.y + row[2] + row[3] * height;
	return { x: of(x) / of(w), y: of(y) / of(w) };
}
