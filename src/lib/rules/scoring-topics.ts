import { BASE_SCORING } from './base/scoring-topics';
import { loadedExpansions } from './loading';
import { EXPANSION_IDS } from './ids';
import type { ScoringTopics } from './presentation/scoring-topic';
import { WINTER_SCORING } from './winter/scoring-topics';

/** What is scored in every box and the expansions that are loaded, by examples. */
export const scoringTopics = (): readonly ScoringTopics[] => [
	BASE_SCORING,
	WINTER_SCORING,
	...EXPANSION_IDS.flatMap((expansion) => {
		const rules = loadedExpansions().get(expansion);
		return rules ? [{ ...rules.scoring, expansion }] : [];
	})
];
