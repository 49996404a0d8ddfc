import type { Ruling } from '../../engine/rulings';

/** Which drawing of its crossing is played: without a garden, or the later one with a garden. */
const CROSSING = ['plain', 'garden'] as const;

export const SPIEL_DOCH_RULINGS = [
	{ id: 'spielDochCrossing', choices: CROSSING, usual: 'plain', group: 'rules' }
] as const satisfies readonly Ruling[];
