import type { PlayerColour } from '$lib/engine/colours';
import type { Ruling, RulingGroup } from '$lib/engine/rulings';

/** One line of what a table agrees on. */
export interface TermView extends Ruling {
	readonly answer: string;
	/** True where it's marked as other than usual. */
	readonly differs: boolean;
	/** The answer so far, where another one is about to be taken. */
	readonly was?: string;
}

/** Answers that are named one by one; a number of more is counted up and down. */
export const MOST_NAMED = 6;

/** The parts of a contract, in order. */
export const GROUPS = ['rules', 'house', 'table'] as const satisfies readonly RulingGroup[];

/** A player by name and colour. */
export interface PlayerLabel {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** The board under one farm rule and one small-city rule. */
export interface RulesOutcome {
	/** Undefined where nobody farms. */
	readonly farmRule: string | undefined;
	/** What a completed city of two tiles pays, in points. */
	readonly smallCity: string;
	/** Points of each player. */
	readonly points: readonly number[];
	/** Who wins, or ties where another game decides. */
	readonly verdict: { readonly winners: readonly number[]; readonly again: boolean };
	/** True for the rules of the game itself. */
	readonly own: boolean;
	/** True for what no print has. */
	readonly house: boolean;
}
