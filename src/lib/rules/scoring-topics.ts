import type { SegmentKind } from '../engine/tile';
import { BASE_SCORING } from './base/scoring-topics';
import { BOXES, type BoxId } from './boxes';
import { EXPANSION_IDS, type ExpansionId } from './declared';
import { loadedExpansions } from './loading';
import type { ScoringTopics } from './presentation/scoring-topic';
import { WINTER_SCORING } from './winter/scoring-topics';

/** What is scored in every box and in the loaded expansions, by examples. The examples of boxes are loaded with the help. */
export const scoringTopics = (): readonly ScoringTopics[] => [
	BASE_SCORING,
	WINTER_SCORING,
	...EXPANSION_IDS.flatMap((expansion) => {
		const rules = loadedExpansions().get(expansion);
		return rules ? [{ ...rules.scoring, expansion }] : [];
	})
];

/** What is played, and the kinds of features whose scoring is asked about. */
interface Asked {
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly kinds: readonly SegmentKind[];
}

/** The topics that say how features of these kinds are scored in a game, those of the base game first. */
export const topicsAbout = ({ kinds, ...played }: Asked): readonly string[] =>
	scoringTopics()
		.filter((box) => isPlayed(box, played))
		.flatMap(({ topics }) => topics)
		.filter((topic) => topic.kinds.some((kind) => kinds.includes(kind)))
		.map(({ id }) => id);

const isPlayed = (
	{ expansion, land }: ScoringTopics,
	{ box, expansions }: Omit<Asked, 'kinds'>
): boolean =>
	(expansion === undefined || expansions.some((id) => id === expansion)) &&
	(land === undefined || BOXES[box].land === land);
