import type { Ruling } from '../../engine/rulings';

/** If a player may take from several tiles: the player chooses, or the tile comes first from which the most players may take. */
const GOLD_CHOICE = ['player', 'claimants'] as const;

/** The id of that ruling. */
export const GOLD_RULING = 'goldChoice';

export const GOLD_RULINGS = [
	{ id: GOLD_RULING, choices: GOLD_CHOICE, usual: 'player', group: 'rules' }
] as const satisfies readonly Ruling[];
