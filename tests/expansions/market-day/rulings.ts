import type { Ruling } from '../../engine/rulings';

/** What a road pays to which the hawker comes: 1 for each tile, or 2. */
const HAWKER_PAYS = ['1', '2'] as const;

export const MARKET_RULINGS = [
	{ id: 'hawkerPays', choices: HAWKER_PAYS, usual: '1', group: 'house' }
] as const satisfies readonly Ruling[];
