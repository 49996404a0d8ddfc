import type { Presentation } from '../../rules/presentation/presentation';
import { occasionsOf, TITLE_IDS } from './titles';

/** Points of king and robber have sources of their own. */
export const KING_AND_ROBBER_PRESENTATIONS: readonly Presentation[] = TITLE_IDS.map((title) => ({
	module: title,
	sources: Object.fromEntries(
		Object.values(occasionsOf(title)).map((occasion) => [occasion, title])
	)
}));
