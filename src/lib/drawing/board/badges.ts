import { distance, UNIT, type Point } from '../geometry/point';

/** Distance of a corner badge's centre from the sides of the tile, in units. */
const INSET = 20;

/** Corner positions for a number on a tile, in order of preference. @internal */
export const CORNER_BADGES: readonly Point[] = [
	{ x: INSET, y: INSET },
	{ x: UNIT - INSET, y: INSET },
	{ x: INSET, y: UNIT - INSET },
	{ x: UNIT - INSET, y: UNIT - INSET }
];

/** Positions for a number that belongs to a point, in order of preference. */
export const badgesBeside = ({ x, y }: Point): readonly Point[] => [
	{ x, y },
	{ x, y: y - ASIDE },
	{ x: x + ASIDE, y },
	{ x: x - ASIDE, y },
	{ x, y: y + ASIDE }
];
const ASIDE = 32;

/** Least distance of a badge from points to keep clear, centre to centre, in units. */
const CLEAR = 29;

/** The first point at least `clear` units from all points to keep clear; if none is, the one farthest from them. @internal */
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

/** Places badges, each at one of its possible points, away from the points to keep clear and from earlier badges. */
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

/** Positions for the number of a tile: around its highlighted place, the nearest first; without one its corners. */
export function badgesNear(place: Point | undefined): readonly Point[] {
	if (!place) return CORNER_BADGES;
	const near = [...badgesBeside(place).slice(1), ...CORNER_BADGES];
	return near.filter(isOnTile).sort((a, b) => distance(a, place) - distance(b, place));
}

/** Least distance of a badge's centre from the tile's sides, in units. */
const EDGE = 16;
const isOnTile = ({ x, y }: Point): boolean =>
	Math.min(x, y) >= EDGE && Math.max(x, y) <= UNIT - EDGE;

/** Scale of badges for a tile size in pixels: larger on small tiles, so that numbers stay legible. */
export const badgeScale = (size: number): number => Math.min(1.9, Math.max(1, 60 / size));
