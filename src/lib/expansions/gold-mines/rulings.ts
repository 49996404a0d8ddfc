import type { Ruling } from '../../engine/rulings';

/** Where a player may take from several tiles: the player chooses, or the tile comes first of which most may take. */
const GOLD_CHOICE = ['player', 'claimants'] as const;

/** Its ruling. */
export const GOLD_RULING = 'goldChoice';

export const GOLD_RULINGS = [
	{ id: GOLD_RULING, choices: GOLD_CHOICE, usual: 'player', group: 'rules' }
] as const satisfies readonly Ruling[];
