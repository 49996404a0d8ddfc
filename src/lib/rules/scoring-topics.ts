import { ABBEY_AND_MAYOR_SCORING } from './abbey-and-mayor/scoring-topics';
import { BASE_SCORING } from './base/scoring-topics';
import { GINGERBREAD_SCORING } from './gingerbread/scoring-topics';
import type { ScoringTopics } from './presentation/scoring-topic';
import { WINTER_SCORING } from './winter/scoring-topics';

/** What is scored in every box, by examples. */
export const SCORING: readonly ScoringTopics[] = [
	BASE_SCORING,
	WINTER_SCORING,
	ABBEY_AND_MAYOR_SCORING,
	GINGERBREAD_SCORING
];
