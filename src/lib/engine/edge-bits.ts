import type { Side } from './spot';

/** The edges of a tile or hole in one number, to compare them at once: four bits a side, north lowest. */
export type EdgeBits = number;

const BITS_PER_SIDE = 4;
/** How many kinds of terrain there is room for. */
export const MAX_TERRAINS = 2 ** BITS_PER_SIDE;

/** A terrain's number, shifted to its side. */
export const bitsOn = (side: Side, terrain: number): EdgeBits => terrain << (BITS_PER_SIDE * side);

/** Ones at a side. */
export const maskOn = (side: Side): EdgeBits => bitsOn(side, MAX_TERRAINS - 1);

/** Ones at all four sides. */
export const ALL_AROUND: EdgeBits = maskOn(0) | maskOn(1) | maskOn(2) | maskOn(3);

/** The terrain's number on a side. */
export const bitsAt = (bits: EdgeBits, side: Side): number =>
	(bits >> (BITS_PER_SIDE * side)) & (MAX_TERRAINS - 1);
