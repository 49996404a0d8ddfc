import { lacking, type CheckedExpansion, type Common } from './checked';
import { codeProblems } from './declared-codes';
import { nameProblems } from './listed-names';
import { allRules, ruleProblems } from './listed-rules';
import { packedProblems } from './packed-numbers';
import { figureProblems, pictureProblems, tileProblems, topicProblems } from './tiles-and-topics';

/** Everything that expansions forgot, one sentence each, which begins with the file to change. */
export function expansionProblems(
	all: readonly CheckedExpansion[],
	common: Common
): readonly string[] {
	const rules = allRules(all, common);
	return [
		...lacking(
			common.folders,
			all.map(({ folder }) => folder)
		).map((folder) => `src/lib/expansions/index.ts lacks the expansion of ${folder}.`),
		...all.flatMap((one) => [
			...nameProblems(one, common),
			...codeProblems(one, common),
			...tileProblems(one, common),
			...figureProblems(one),
			...topicProblems(one, rules)
		]),
		...pictureProblems(all),
		...ruleProblems(all, common),
		...packedProblems(all, common)
	];
}
