import type { Side } from './spot';

/**
 * The edges of a tile or a hole in one number, to compare them at once: north lowest, four bits a side, so that there is
 * room for sixteen kinds of terrain.
 */
export type EdgeBits = number;

const BITS_PER_SIDE = 4;
/** How many kinds of terrain can be told apart. @internal */
export const MAX_TERRAINS = 2 ** BITS_PER_SIDE;

/** The bits of one side, at its place: the number of its terrain. */
export const bitsOn = (side: Side, terrain: number): EdgeBits => terrain << (BITS_PER_SIDE * side);

/** Ones at a side. */
export const maskOn = (side: Side): EdgeBits => bitsOn(side, MAX_TERRAINS - 1);

/** Ones at all four sides. */
export const ALL_AROUND: EdgeBits = maskOn(0) | maskOn(1) | maskOn(2) | maskOn(3);

/** What stands at a side. */
export const bitsAt = (bits: EdgeBits, side: Side): number =>
	(bits >> (BITS_PER_SIDE * side)) & (MAX_TERRAINS - 1);
