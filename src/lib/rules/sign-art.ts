import { INNS_AND_CATHEDRALS_SIGNS } from '../expansions/inns-and-cathedrals/sign-art';
import type { MarkShape } from './presentation/art';
import { RIVER_2_SIGNS } from '../expansions/river-2/sign-art';
import { TRADERS_AND_BUILDERS_SIGNS } from '../expansions/traders-and-builders/sign-art';

/** The pictures of the signs: on a shield in their city, or beside their road. */
export const SIGNS: ReadonlyMap<string, MarkShape> = new Map(
	[INNS_AND_CATHEDRALS_SIGNS, TRADERS_AND_BUILDERS_SIGNS, RIVER_2_SIGNS].flatMap((art) =>
		Object.entries(art)
	)
);
