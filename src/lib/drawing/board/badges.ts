import { distance, UNIT, type Point } from '../geometry/point';

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

/**
 * The first of some points that covers nothing which matters; where each would, the one farthest from it.
 * @param clear how far the badge keeps from what matters, in units
 */
export function firstClearPoint(
	points: readonly Point[],
	keepClear: readonly Point[],
	clear = CLEAR
): Point | undefined {
	const away = (point: Point): number =>
		Math.min(Infinity, ...keepClear.map((other) => distance(point, other)));
	return (
		points.find((point) => away(point) >= clear) ??
		points.reduce<Point | undefined>((a, b) => (a && away(a) >= away(b) ? a : b), undefined)
	);
}

/** Where some badges stand, each at one of its points: they keep from what matters and from those before them. */
export function placeBadges(
	badges: readonly { readonly points: readonly Point[]; readonly keepClear: readonly Point[] }[],
	scale: number
): readonly Point[] {
	const standing: Point[] = [];
	for (const { points, keepClear } of badges) {
		const at = firstClearPoint(points, [...keepClear, ...standing], CLEAR * scale);
		if (at) standing.push(at);
	}
	return standing;
}

/** Where the number of a tile may stand: about the place on it that's lit, the nearest first, or else in a corner. */
export function badgesNear(lit: Point | undefined): readonly Point[] {
	if (!lit) return CORNER_BADGES;
	const near = [...badgesBeside(lit).slice(1), ...CORNER_BADGES];
	return near.filter(isOnTile).sort((a, b) => distance(a, lit) - distance(b, lit));
}

/** How near its tile's edge the middle of a badge may come, in units. */
const EDGE = 16;
const isOnTile = ({ x, y }: Point): boolean =>
	Math.min(x, y) >= EDGE && Math.max(x, y) <= UNIT - EDGE;

/** How much larger than to scale badges are drawn on tiles of a size in pixels: numbers stay legible. */
export const badgeScale = (size: number): number => Math.min(1.9, Math.max(1, 60 / size));
