import type { Spot } from '$lib/engine/spot';

/** Where an arrow key leads: x grows east, y grows south. */
const DIRECTIONS: Readonly<Partial<Record<string, Spot>>> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowRight: { x: 1, y: 0 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 }
};

/** Returns the nearest spot in the direction of an arrow key; undefined for another key, or if there is none. */
export function nextSpot<S extends Spot>(
	from: Spot,
	spots: readonly S[],
	key: string
): S | undefined {
	const direction = DIRECTIONS[key];
	if (!direction) return undefined;
	return spots
		.map((spot) => ({ spot, ...awayFrom(from, spot, direction) }))
		.filter(({ ahead }) => ahead > 0)
		.reduce<{ spot: S; far: number } | undefined>(
			(best, one) => (best && best.far <= one.far ? best : one),
			undefined
		)?.spot;
}

/** Returns how far ahead a spot lies, and how far away it seems: the distance sideways counts twice. */
function awayFrom(from: Spot, to: Spot, direction: Spot): { ahead: number; far: number } {
	const [x, y] = [to.x - from.x, to.y - from.y];
	const ahead = x * direction.x + y * direction.y;
	const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
	return { ahead, far: ahead + 2 * aside };
}
