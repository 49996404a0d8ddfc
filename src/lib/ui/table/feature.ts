import type { RuleId, Settlement, Strength } from '$lib/engine/ledger';
import type { Piece, PlayerIndex } from '$lib/engine/piece';
import type { Place } from '$lib/engine/spot';
import type { SegmentKind } from '$lib/engine/tile';

/** A city near a farm that doesn't count for it. */
export interface NearCity {
	/** What names it on the board. */
	readonly letter: string;
	readonly at: Place;
	readonly city: { readonly open: number };
	readonly why: 'feeds' | 'unfinished' | 'separated' | 'corner';
	/** Kinds of land between. */
	readonly between: readonly SegmentKind[];
	/** True for the one that is looked at. */
	readonly on: boolean;
}

/** What a card tells of a feature. */
export interface ShownFeature {
	readonly proof: {
		readonly feature: { readonly kind: SegmentKind };
		readonly completed: boolean;
		readonly tiles: readonly unknown[];
		readonly pennants: readonly unknown[];
		readonly figures: readonly Pick<Piece, 'kind' | 'player'>[];
		/** The comparison of those who stand there now. */
		readonly compared: readonly Strength[];
		readonly paid: readonly Settlement[];
		readonly ended: readonly Settlement[];
		readonly open: readonly { readonly never?: boolean; readonly offTable?: boolean }[];
		readonly cities: readonly { readonly why: NearCity['why'] }[];
		readonly rule: RuleId;
	};
	/** False where the table agreed not to be told what it would pay, and whom. */
	readonly told: boolean;
	/** What it paid for good, or would pay. */
	readonly settlements: readonly Settlement[];
	/** What it would pay were it completed as it lies. */
	readonly whole: Settlement | undefined;
	readonly majority: readonly PlayerIndex[];
	readonly idle: readonly NearCity[];
}
