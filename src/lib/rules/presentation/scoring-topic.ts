import type { RuleId } from '../../engine/ledger';
import type { Rulings } from '../../engine/rulings';
import type { SegmentKind } from '../../engine/tile';

/** An event of an example, as game files have it. It is checked when it is played. */
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
	/** The rule by which something was paid, the last time in the game; or, as `farms`, all farms at its end. */
	readonly shows: RuleId;
}

/** Something that is scored, explained by examples. Its words are in the help, under the same id. */
export interface ScoringTopic {
	readonly id: string;
	/** The kinds of features with which the question of how they are scored comes up. */
	readonly kinds: readonly SegmentKind[];
	readonly examples: readonly ScoringExample[];
}

/** The topics that a box or an expansion brings. */
export interface ScoringTopics {
	/** The box with which the examples are played. */
	readonly box: string;
	/** The expansion with which they are played. */
	readonly expansion?: string;
	/** The land of the boxes that it is about; left out: all. */
	readonly land?: string;
	readonly topics: readonly ScoringTopic[];
}
