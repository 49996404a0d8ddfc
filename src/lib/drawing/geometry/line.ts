import type { Line, Point } from './point';

/** A circle as a ring, clockwise. */
export const circle = (centre: Point, radius: number, corners = 40): Line =>
	Array.from({ length: corners }, (_, i) => {
		const angle = (2 * Math.PI * i) / corners;
		return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
	});

/** True when the point lies within the ring (even-odd rule, with a ray to the east). */
export function inside({ x, y }: Point, ring: Line): boolean {
	let odd = false;
	let from = ring.at(-1);
	for (const to of ring) {
		if (from && from.y > y !== to.y > y) {
			const meets = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
			if (x < meets) odd = !odd;
		}
		from = to;
	}
	return odd;
}

/** True when the point lies in one of the rings. */
export const within = (point: Point, rings: readonly Line[]): boolean =>
	rings.some((ring) => inside(point, ring));

// Plain numbers and squared distances, for speed: placing figures and trees needs very many of these.
function squareToPiece({ x, y }: Point, a: Point, b: Point): number {
	const alongX = b.x - a.x;
	const alongY = b.y - a.y;
	const toX = x - a.x;
	const toY = y - a.y;
	const length = alongX * alongX + alongY * alongY;
	const share = length === 0 ? 0 : (toX * alongX + toY * alongY) / length;
	const clamped = share < 0 ? 0 : share > 1 ? 1 : share;
	return (toX - alongX * clamped) ** 2 + (toY - alongY * clamped) ** 2;
}

/** Distance of a point from the straight piece between two others. */
export const distanceToPiece = (point: Point, a: Point, b: Point): number =>
	Math.sqrt(squareToPiece(point, a, b));

/** The square of the distance of a point from a line that goes on from `start`, if that is given. */
export function squareToLine(point: Point, line: Line, start: Point | undefined): number {
	let least = Infinity;
	let from = start;
	for (const to of line) {
		if (from) least = Math.min(least, squareToPiece(point, from, to));
		from = to;
	}
	return least;
}

/** Distance of a point from a ring's outline, from inside or outside. */
export const distanceToRing = (point: Point, ring: Line): number =>
	Math.sqrt(squareToLine(point, ring, ring.at(-1)));

const short = (n: number): string => String(Math.round(n * 100) / 100);
const pointText = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** An open line as SVG path data. */
export const pathOf = (line: Line): string => `M${line.map(pointText).join('L')}`;
/** Closed rings as SVG path data. */
export const closedPath = (rings: readonly Line[]): string =>
	rings.map((ring) => `${pathOf(ring)}Z`).join('');
