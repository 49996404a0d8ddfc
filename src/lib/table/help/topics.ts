import type { SegmentKind } from '../../engine/tile';
import { BOXES, type BoxId, type ExpansionId } from '../../rules/catalogue';
import type { ScoringTopic, ScoringTopics } from '../../rules/presentation/scoring-topic';
import { SCORING } from '../../rules/scoring-topics';
import { pictureOf, type ExamplePicture } from './example-picture';

/** What is played, and the features about whose scoring is asked. */
interface Asked {
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly kinds: readonly SegmentKind[];
}

/** The topics that answer how features of these kinds are scored in a game, those of the base game first. */
export const topicsAbout = ({ kinds, ...played }: Asked): readonly string[] =>
	SCORING.filter((box) => isPlayed(box, played))
		.flatMap(({ topics }) => topics)
		.filter((topic) => topic.kinds.some((kind) => kinds.includes(kind)))
		.map(({ id }) => id);

const isPlayed = (
	{ expansion, land }: ScoringTopics,
	{ box, expansions }: Omit<Asked, 'kinds'>
): boolean =>
	(expansion === undefined || expansions.some((id) => id === expansion)) &&
	(land === undefined || BOXES[box].land === land);

/** The pictures of a topic, in their order; none for an unknown one. */
export const picturesOf = (topic: string): readonly ExamplePicture[] =>
	SCORING.flatMap((box) => box.topics.filter(isCalled(topic)).flatMap(playedWith(box)));

const isCalled =
	(id: string) =>
	(topic: ScoringTopic): boolean =>
		topic.id === id;

const playedWith =
	(box: ScoringTopics) =>
	({ examples }: ScoringTopic): readonly ExamplePicture[] =>
		examples.map((example) => pictureOf(box, example));
