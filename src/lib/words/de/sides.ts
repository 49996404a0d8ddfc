import type { Side } from '../../engine/spot';
import { common } from './common';

const SIDES: readonly string[] = ['Norden', 'Osten', 'Süden', 'Westen'];

/** Sides of a tile as a list: „Norden und Osten“. */
export const sidesList = (list: readonly Side[]): string =>
	common.list(list.map((side) => SIDES[side] ?? ''));
