import type { RuleId } from '../../engine/ledger';
import type { Rulings } from '../../engine/rulings';
import type { SegmentKind } from '../../engine/tile';

/** An event of an example, as in a game file. It is checked when the example is played. */
export interface ExampleEvent {
	readonly type: string;
	readonly [field: string]: unknown;
}

/** A short game that ends with points for something. */
export interface ScoringExample {
	/** Its key in the words. */
	readonly id: string;
	readonly rulings?: Rulings;
	readonly events: readonly ExampleEvent[];
	/** What is shown: the last payment of the game by this rule, or all farms at its end for `farms`. */
	readonly shows: RuleId;
}

/** Something that is scored, explained by examples. The help has its words, under the same id. */
export interface ScoringTopic {
	readonly id: string;
	/** The kinds of features for which this topic answers how they are scored. */
	readonly kinds: readonly SegmentKind[];
	readonly examples: readonly ScoringExample[];
}

/** The topics that a box or an expansion brings. */
export interface ScoringTopics {
	/** The box with which the examples are played. */
	readonly box: string;
	/** The expansion with which they are played. */
	readonly expansion?: string;
	/** The land of the boxes it is about; all boxes if left out. */
	readonly land?: string;
	readonly topics: readonly ScoringTopic[];
}
