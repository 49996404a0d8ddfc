import type { Corner, Half, Side } from '../engine/spot';

/** Bits for 16 places on a tile's border, clockwise from the north-west: each corner, then left half, middle, right half of a side. */
export type BorderBits = number;

const AROUND = 16;
const bit = (n: number): BorderBits => 1 << (n % AROUND);

/** A side without its corners. */
export const sideBits = (side: Side): BorderBits => 0b1110 << (4 * side);
/** The middle of a side, where a road leaves the tile. */
export const middleBit = (side: Side): BorderBits => bit(4 * side + 2);
export const cornerBit = (corner: Corner): BorderBits => bit(4 * corner);
export const halfBit = (half: Half): BorderBits => bit(4 * (half >> 1) + (half & 1 ? 3 : 1));
export const unionBits = (places: readonly BorderBits[]): BorderBits =>
	places.reduce((a, b) => a | b, 0);

/** True when a region through all places of the barrier separates the two single places. */
function separates(barrier: BorderBits, one: BorderBits, other: BorderBits): boolean {
	const [low, high] = one < other ? [one, other] : [other, one];
	const between = (high - 1) & ~(2 * low - 1);
	const outside = ~between & ~low & ~high;
	return (barrier & between) !== 0 && (barrier & outside) !== 0;
}

/** The single places of a set, clockwise. */
const singleBits = (set: BorderBits): readonly BorderBits[] =>
	Array.from({ length: AROUND }, (_, n) => bit(n)).filter((one) => (set & one) !== 0);

/** True when two regions can't both lie on the tile: they share a place, or one separates the other. */
export function clash(a: BorderBits, b: BorderBits): boolean {
	if (a & b) return true;
	const [first = 0, ...others] = singleBits(a);
	return others.some((other) => separates(b, first, other));
}

/** Groups places into regions: those that no barrier separates are one. */
export function regions(
	places: readonly BorderBits[],
	barriers: readonly BorderBits[]
): readonly BorderBits[] {
	const found: BorderBits[] = [];
	for (const one of places) {
		const index = found.findIndex((region) => {
			const [first = 0] = singleBits(region);
			return !barriers.some((barrier) => separates(barrier, first, one));
		});
		if (index < 0) found.push(one);
		else found[index] = (found[index] ?? 0) | one;
	}
	return found;
}
