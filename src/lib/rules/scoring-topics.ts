import { ABBEY_AND_MAYOR_SCORING } from '../expansions/abbey-and-mayor/scoring-topics';
import { ABBOT_SCORING } from '../expansions/abbot/scoring-topics';
import { BASE_SCORING } from './base/scoring-topics';
import { GINGERBREAD_SCORING } from '../expansions/gingerbread/scoring-topics';
import { INNS_AND_CATHEDRALS_SCORING } from '../expansions/inns-and-cathedrals/scoring-topics';
import { KING_AND_ROBBER_SCORING } from '../expansions/king-and-robber/scoring-topics';
import type { ScoringTopics } from './presentation/scoring-topic';
import { TRADERS_AND_BUILDERS_SCORING } from '../expansions/traders-and-builders/scoring-topics';
import { RIVER_SCORING } from '../expansions/river/scoring-topics';
import { RIVER_2_SCORING } from '../expansions/river-2/scoring-topics';
import { WINTER_SCORING } from './winter/scoring-topics';

/** What is scored in every box, by examples. */
export const SCORING: readonly ScoringTopics[] = [
	BASE_SCORING,
	WINTER_SCORING,
	RIVER_SCORING,
	ABBOT_SCORING,
	INNS_AND_CATHEDRALS_SCORING,
	TRADERS_AND_BUILDERS_SCORING,
	RIVER_2_SCORING,
	ABBEY_AND_MAYOR_SCORING,
	KING_AND_ROBBER_SCORING,
	GINGERBREAD_SCORING
];
