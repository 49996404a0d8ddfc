import type { RuleId } from '../../engine/ledger';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { Corner, Rotation } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';

/** An event of an example, as game files have it. It is checked when it is played. */
interface ExampleEvent {
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

/** A figure that is put on a tile just laid: on a segment, or on a corner of its spot. */
interface ExampleFigure {
	readonly piece: PieceKindId;
	readonly segment: number;
	readonly corner?: Corner;
}

/** A follower on a segment. */
export const follower = (segment: number): ExampleFigure => ({ piece: 'follower', segment });

/** A turn: a tile was laid at x and y in a rotation, perhaps with a figure. */
export const laid = (
	player: PlayerIndex,
	tile: string,
	[x, y, rotation]: readonly [x: number, y: number, rotation: Rotation],
	deploy?: ExampleFigure
): ExampleEvent => ({
	type: 'base/laid',
	...{ player, tile, x, y, rotation },
	...(deploy && { deploy })
});

/** The end of a game of which tiles are left. */
export const ENDED: ExampleEvent = { type: 'base/ended', overruled: ['tiles-left'] };
