import type { Ruling, RulingGroup } from '$lib/engine/rulings';

/** One line of what a table agrees on. */
export interface TermView extends Ruling {
	readonly answer: string;
	/** True where it's marked as other than usual. */
	readonly differs: boolean;
}

/** Answers that are named one by one; a number of more is counted up and down. */
export const MOST_NAMED = 6;

/** The parts of a contract, in order. */
export const GROUPS = ['rules', 'house', 'table'] as const satisfies readonly RulingGroup[];
