import type { Side } from '../../engine/spot';
import { list } from './format';

const SIDES: readonly string[] = ['nord', 'est', 'sud', 'vest'];

/** Sides of a tile as a list: „nord și est”. */
export const sidesList = (sides: readonly Side[]): string =>
	list(sides.map((side) => SIDES[side] ?? ''));
