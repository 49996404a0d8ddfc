import type { NamedExpansion } from './en/boxes/names';
import type { RuleTopics, RuleWords } from './en/rules/rule-words';
import type { BoxRulings } from './en/rulings/types';

/** The same of every expansion. None may be missing. */
type ByExpansion<Own> = Readonly<Record<NamedExpansion, Own>>;

/** Merges what boxes say of one kind of thing, by id, into one record. @param of what a box says of it; undefined for nothing */
export const mergeAll = <Box, Says>(
	boxes: readonly Box[],
	of: (box: Box) => Readonly<Record<string, Says>> | undefined
): Readonly<Record<string, Says>> =>
	Object.fromEntries(boxes.flatMap((box) => Object.entries(of(box) ?? {})));

/** The rulings of the base game and all expansions, and where each is answered in print. */
export function mergeRulings(base: BoxRulings, expansions: ByExpansion<BoxRulings>): BoxRulings {
	const all: readonly BoxRulings[] = [base, ...Object.values(expansions)];
	return {
		rulings: mergeAll(all, ({ rulings }) => rulings),
		sources: mergeAll(all, ({ sources }) => sources)
	};
}

/** What the rules of a box say, and what they are about. */
type BoxRules = readonly [rules: RuleWords, topics: RuleTopics];

/** The rules of the base game and all expansions. */
export function mergeRules(base: BoxRules, expansions: ByExpansion<BoxRules>): BoxRules {
	const all: readonly BoxRules[] = [base, ...Object.values(expansions)];
	return [mergeAll(all, ([rules]) => rules), mergeAll(all, ([, topics]) => topics)];
}
