import type { Ruling } from '../../engine/rulings';

/** How many of the three boxes are played: their tiles differ only in their pictures. */
const MONASTERY_BOXES = ['one', 'two', 'three'] as const;
/** Whether the base game's monasteries are played as well. */
const BASE_MONASTERIES = ['left-out', 'kept'] as const;

export const MONASTERIES_RULINGS = [
	{ id: 'monasteryBoxes', choices: MONASTERY_BOXES, usual: 'one', group: 'rules' },
	{ id: 'baseMonasteries', choices: BASE_MONASTERIES, usual: 'left-out', group: 'rules' }
] as const satisfies readonly Ruling[];
