import type { PlayerColour } from '$lib/engine/colours';
import type { Ruling, RulingGroup } from '$lib/engine/rulings';

/** A ruling and its answer. */
export interface TermView extends Ruling {
	readonly answer: string;
	/** The expansion that asks it; undefined for the base game. */
	readonly expansion?: string | undefined;
	/** True if it is marked as changed. */
	readonly differs: boolean;
	/** The previous answer, when it is about to change. */
	readonly was?: string;
}

/** Most answers shown as a list; rulings with more get a stepper. */
export const MOST_NAMED = 6;

/** Groups of rulings, in order. */
export const GROUPS = ['rules', 'house', 'table'] as const satisfies readonly RulingGroup[];

/** Terms of one expansion, or of the base game. */
interface TermsAsked {
	readonly expansion: string | undefined;
	readonly terms: readonly TermView[];
}

/** Terms grouped by the expansions that ask them: the base game first, then the expansions in the order of their first terms. */
export function byExpansion(terms: readonly TermView[]): readonly TermsAsked[] {
	const asking = new Set([undefined, ...terms.map(({ expansion }) => expansion)]);
	return [...asking]
		.map((expansion) => ({ expansion, terms: terms.filter((one) => one.expansion === expansion) }))
		.filter((one) => one.terms.length > 0);
}

/** A player by name and colour. */
export interface PlayerLabel {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** Scores of the board under one farm rule and one small-city rule. */
export interface RulesOutcome {
	/** Undefined when farmers aren't played. */
	readonly farmRule: string | undefined;
	/** What a completed city of two tiles pays, in points. */
	readonly smallCity: string;
	/** Points of each player. */
	readonly points: readonly number[];
	/** The winners; none if a tie means another game. The best are then those who are tied. */
	readonly verdict: { readonly winners: readonly number[]; readonly best: readonly number[] };
	/** True for the game's own rules. */
	readonly own: boolean;
	/** True for a combination that was never printed. */
	readonly house: boolean;
}
