import type { PlayerColour } from '$lib/engine/colours';
import type {
	AwardLine,
	HeldToken,
	RuleId,
	Settlement,
	Strength,
	TokenId
} from '$lib/engine/ledger';
import type { Piece, PlayerIndex } from '$lib/engine/piece';
import type { Place, Side, Spot } from '$lib/engine/spot';
import type { Segment, SegmentKind } from '$lib/engine/tile';
import type { Chances } from '$lib/words/values';

/** A city near a farm that doesn't count for it. */
export interface NearCity {
	/** Its letter on the board. */
	readonly letter: string;
	readonly at: Place;
	readonly city: { readonly open: number };
	readonly why: 'feeds' | 'unfinished' | 'separated' | 'corner';
	/** Kinds of segments between it and the farm. */
	readonly between: readonly SegmentKind[];
	/** True for the selected one. */
	readonly on: boolean;
}

/** A player who is paid. */
export interface Payee {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What a feature pays to those who get the same sum. */
export interface ShownPayout {
	readonly when: 'paid' | 'ended' | 'completed';
	readonly settlement: Settlement;
	/** By seat; empty if no figure counts. */
	readonly players: readonly PlayerIndex[];
	readonly lines: readonly AwardLine[];
	readonly points: number;
	/** The sum of the lines, if the points are half of it. */
	readonly halfOf?: number;
	/** The neutral figure that halved the points. */
	readonly halvedBy?: string;
}

/** What the card of a feature shows. */
export interface ShownFeature {
	readonly proof: {
		readonly feature: { readonly kind: SegmentKind; readonly first: { readonly segment: Segment } };
		readonly completed: boolean;
		readonly tiles: readonly unknown[];
		readonly pennants: readonly unknown[];
		/** What the player who completes the feature wins. */
		readonly tokens: readonly HeldToken[];
		/** What lies on tiles and joins segments of the feature. */
		readonly links: readonly {
			readonly token: TokenId;
			readonly spot: Spot;
			readonly sides: readonly Side[];
			readonly to?: Spot;
		}[];
		readonly figures: readonly Pick<Piece, 'kind' | 'player' | 'because' | 'lying'>[];
		/** The majority among the figures there now. */
		readonly compared: readonly Strength[];
		readonly paid: readonly Settlement[];
		readonly ifEndedNow: readonly Settlement[];
		readonly open: readonly { readonly never?: boolean; readonly offTable?: boolean }[];
		readonly cities: readonly { readonly why: NearCity['why'] }[];
		readonly rule: RuleId;
	};
	/** False if the players agreed not to see what the feature would pay, and to whom. */
	readonly showsPoints: boolean;
	/** What the feature has paid, or would pay. */
	readonly settlements: readonly Settlement[];
	/** What the feature pays and has paid; the payout that the card is about comes first. */
	readonly payouts: readonly ShownPayout[];
	/** The payout whose sum the board shows tile by tile. */
	readonly payout: ShownPayout | undefined;
	readonly majority: readonly PlayerIndex[];
	readonly citiesNotCounted: readonly NearCity[];
	/** What the remaining tiles make of the feature's chances, if that is shown. */
	readonly chances: Chances | undefined;
	/** What else there is to say about the feature. */
	readonly notes: readonly { readonly id: string; readonly players: readonly PlayerIndex[] }[];
	/** What is printed on the tapped tile, by name. */
	readonly printed: readonly string[];
}

/** The turn that laid the tile that was tapped. */
export interface ShownLaying {
	/** The number of its tile. */
	readonly turn: number | 'final';
	/** What was laid and placed, in a sentence. */
	readonly says: string;
	/** What it paid, by seat. */
	readonly gains: readonly number[];
}
