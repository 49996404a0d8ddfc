import type { Corner, Half, Side } from '../engine/spot';

/**
 * Places on the border of a tile, as a set of bits. The border is a circle of 16 places, clockwise from the north-west
 * corner: each corner, and behind it the left half, the middle and the right half of a side.
 */
export type Places = number;

const AROUND = 16;
const place = (n: number): Places => 1 << (n % AROUND);

/** All of a side but its corners. */
export const sidePlaces = (side: Side): Places => 0b1110 << (4 * side);
/** The middle of a side, where a road leaves the tile. */
export const middlePlace = (side: Side): Places => place(4 * side + 2);
export const cornerPlace = (corner: Corner): Places => place(4 * corner);
export const halfPlace = (half: Half): Places => place(4 * (half >> 1) + (half & 1 ? 3 : 1));
export const together = (places: readonly Places[]): Places => places.reduce((a, b) => a | b, 0);

/** True when a region that reaches all the barrier's places parts the two single places from each other. */
export function parts(barrier: Places, one: Places, other: Places): boolean {
	const [low, high] = one < other ? [one, other] : [other, one];
	const between = (high - 1) & ~(2 * low - 1);
	const outside = ~between & ~low & ~high;
	return (barrier & between) !== 0 && (barrier & outside) !== 0;
}

/** The single places of a set, clockwise. */
export const placesIn = (set: Places): readonly Places[] =>
	Array.from({ length: AROUND }, (_, n) => place(n)).filter((one) => (set & one) !== 0);

/** True when two regions can't both lie on the tile: they share a place, or one parts the other. */
export function clash(a: Places, b: Places): boolean {
	if (a & b) return true;
	const [first = 0, ...others] = placesIn(a);
	return others.some((other) => parts(b, first, other));
}

/** Puts places into regions: those that no barrier parts are one. */
export function regions(places: readonly Places[], barriers: readonly Places[]): readonly Places[] {
	const found: Places[] = [];
	for (const one of places) {
		const home = found.findIndex((region) => {
			const [first = 0] = placesIn(region);
			return !barriers.some((barrier) => parts(barrier, first, one));
		});
		if (home < 0) found.push(one);
		else found[home] = (found[home] ?? 0) | one;
	}
	return found;
}
