import type { Ruling } from '../../engine/rulings';

/** What becomes of a scored road that a ferry joins to another one: its tiles count again, or stay out. */
const SCORED_AGAIN = ['again', 'out'] as const;

export const FERRY_RULINGS = [
	{ id: 'scoredRoadAgain', choices: SCORED_AGAIN, usual: 'again', group: 'rules' }
] as const satisfies readonly Ruling[];
