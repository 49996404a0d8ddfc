import type { Rotation, Side } from '../../engine/spot';

/** A place on a tile in units: x grows east, y grows south, the tile spans 0 to {@link UNIT} both ways. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Straight pieces from point to point. As a ring, the last point joins the first. */
export type Line = readonly Point[];

/** Length of a tile's side in drawing units. */
export const UNIT = 100;
const HALF = UNIT / 2;

export const CENTRE: Point = { x: HALF, y: HALF };

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
/** A point of the tile on a spot, in units of the board. */
export const onBoard = ({ x, y }: Point, at: Point): Point => plus(times({ x, y }, UNIT), at);
/** Not Math.hypot: that is many times slower, and guards against overflows that can't happen here. */
export const distance = (a: Point, b: Point): number =>
	Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
/** Positive when b points clockwise of a (on a screen, where y grows downwards). */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** The vector scaled to length 1; a zero vector stays zero. */
export function unit(a: Point): Point {
	const length = Math.hypot(a.x, a.y);
	return length === 0 ? a : times(a, 1 / length);
}

/** The direction a quarter turn clockwise. */
export const rightOf = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** The point after the tile is turned clockwise about its centre. */
export function turnPoint({ x, y }: Point, rotation: Rotation): Point {
	switch (rotation) {
		case 0:
			return { x, y };
		case 1:
			return { x: UNIT - y, y: x };
		case 2:
			return { x: UNIT - x, y: UNIT - y };
		case 3:
			return { x: y, y: UNIT - x };
	}
}

/** The corner where a side begins, clockwise: for the north side the north-west corner. */
export const cornerOf = (side: Side): Point => turnPoint({ x: 0, y: 0 }, side);

/** The middle of a side, where roads leave the tile. */
export const middleOf = (side: Side): Point => turnPoint({ x: HALF, y: 0 }, side);

/** The direction from a side into the tile. */
export const inwards = (side: Side): Point => unit(minus(CENTRE, middleOf(side)));

/** The side so many sides on, clockwise. */
export const sideAfter = (side: Side, by: number): Side => ((side + by) & 3) as Side;
