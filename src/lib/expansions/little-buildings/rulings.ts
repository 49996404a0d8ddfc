import type { Ruling, Rulings } from '../../engine/rulings';

/** What buildings pay: 1 each, or 1 for a shed, 2 for a house and 3 for a tower. */
const PAY = ['alike', 'by-kind'] as const;

export const LITTLE_BUILDINGS_RULINGS = [
	{ id: 'littleBuildings', choices: PAY, usual: 'alike', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True if each kind of building pays differently. */
export const payByKind = (rulings: Rulings): boolean => rulings['littleBuildings'] === 'by-kind';
