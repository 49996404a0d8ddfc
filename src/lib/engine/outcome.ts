import type { Board, FeatureChange } from './board';
import type { GameEvent } from './event';
import type { Counts, Rates, RuleId, Settlement } from './ledger';
import type { Objection } from './objection';
import type { Fate, MarkerId, Piece } from './piece';
import type { RulingId } from './rulings';

/* What modules and the engine say about what an event did. */

/** What was done in a turn after its tile: a figure was put, something was done instead, or no second figure may follow it. */
export type Act = 'figure' | 'instead' | 'last';

/** An accepted event. */
export interface Recorded {
	readonly touched: readonly FeatureChange[];
	/** Objections the players overruled. */
	readonly objections: readonly Objection[];
	/** Present if it is an {@link Act}, such as one instead of putting a figure on the tile just laid. */
	readonly acted?: Act;
	/** Figures that go home or elsewhere although nothing is scored for them: the engine moves them. Missing for none. */
	readonly fates?: readonly Fate[];
	/** What an answer in a turn earns as it stands now: it is paid first when the turn is scored. Missing for nothing. */
	readonly earned?: readonly Settlement[];
	/** True for what is done before the tile of the next turn: it belongs to that turn. */
	readonly before?: true;
}

/**
 * A module's change to what a feature pays. The order of modules never matters: first all that they add is added up; then
 * the sum becomes nothing, if any says so; then what is paid besides is added; then the sum is halved, once, if any says so.
 */
export interface TariffChange {
	/** The rule that says so. */
	readonly rule: RuleId;
	/** Rulings of its own by which it says so; absent without any. */
	readonly rulings?: readonly RulingId[];
	/** Extra points for each thing counted. */
	readonly adds?: Rates;
	/** The same, but paid even if another module says that the feature pays nothing. */
	readonly besides?: Rates;
	/** Counts of the things that only this module counts. */
	readonly counts?: Counts;
	/** True if the feature pays half of its sum, rounded up; or the neutral figure that causes this. */
	readonly halves?: true | MarkerId;
	/** True if the feature pays nothing except what is paid besides. */
	readonly nothing?: true;
}

/** A rule for ties. */
export interface TieBreak {
	readonly rule: RuleId;
	readonly rulings: readonly RulingId[];
	/** What one player's followers on a feature count in a tie: the most wins. */
	count(board: Board, followers: readonly Piece[]): number;
}

/** What an event led to. */
export interface Outcome {
	readonly event: GameEvent;
	readonly objections: readonly Objection[];
	readonly settlements: readonly Settlement[];
	/** Each player's points after it. */
	readonly scores: readonly number[];
	/** The neutral figures that left the table; missing for none. */
	readonly left?: readonly MarkerId[];
	/** Figures that went home or elsewhere although nothing was scored for them; missing for none. */
	readonly fates?: readonly Fate[];
	/** True for what was done before the tile of the next turn; missing for any other. */
	readonly before?: true;
	/** Which tile of its turn it laid, from 2; missing for the first, and for any other event. */
	readonly part?: number;
}

/** A turn of which nothing is scored yet, because something must be decided first. */
export interface UnscoredTurn {
	/** The event that laid its tile. */
	readonly event: GameEvent;
	/** Every feature that it and the answers since changed. */
	readonly touched: readonly FeatureChange[];
	/** What is paid first: what was earned when it began, and by answers. */
	readonly opening: readonly Settlement[];
}
