import type { Side } from '../../engine/spot';
import { common } from './common';

const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

/** Sides of a tile as a list: “north and east”. */
export const sidesList = (list: readonly Side[]): string =>
	common.list(list.map((side) => SIDES[side] ?? ''));
