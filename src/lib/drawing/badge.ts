import { distance, UNIT, type Point } from './point';

/** From a corner of the tile to the middle of a badge in it, in units. */
const INSET = 20;

/** Where a number may stand on a tile, in the order in which it's looked for. */
export const CORNER_BADGES: readonly Point[] = [
	{ x: INSET, y: INSET },
	{ x: UNIT - INSET, y: INSET },
	{ x: INSET, y: UNIT - INSET },
	{ x: UNIT - INSET, y: UNIT - INSET }
];

/** Where a number may stand that belongs to a point of the land. */
export const badgesBeside = ({ x, y }: Point): readonly Point[] => [
	{ x, y },
	{ x, y: y - ASIDE },
	{ x: x + ASIDE, y },
	{ x: x - ASIDE, y },
	{ x, y: y + ASIDE }
];
const ASIDE = 32;

/** How far a badge keeps from what matters, middle to middle, in units. */
const CLEAR = 29;

/** The first of some points that covers nothing which matters; where each would, the one farthest from it. */
export function clearOf(points: readonly Point[], matters: readonly Point[]): Point | undefined {
	const away = (point: Point): number =>
		Math.min(Infinity, ...matters.map((other) => distance(point, other)));
	return (
		points.find((point) => away(point) >= CLEAR) ??
		points.reduce<Point | undefined>((a, b) => (a && away(a) >= away(b) ? a : b), undefined)
	);
}

/** How much larger than to scale badges are drawn on tiles of a size in pixels: numbers stay legible. */
export const badgeScale = (size: number): number => Math.min(1.9, Math.max(1, 60 / size));
