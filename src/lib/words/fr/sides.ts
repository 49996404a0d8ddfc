import type { Side } from '../../engine/spot';
import { list } from './format';

const SIDES: readonly string[] = ['au nord', 'à l’est', 'au sud', 'à l’ouest'];

/** Sides of a tile as a list: “au nord et à l’est”. */
export const sidesList = (sides: readonly Side[]): string =>
	list(sides.map((side) => SIDES[side] ?? ''));
