import type { Feature } from '../../../engine/feature';
import type { HeldToken, RuleId, Settlement, Strength, TokenId } from '../../../engine/ledger';
import type { Piece } from '../../../engine/piece';
import type { Half, Place, Side, Spot } from '../../../engine/spot';

/** What a feature counts, pays and lacks, and by which rule. */
export interface Proof {
	readonly feature: Feature;
	readonly completed: boolean;
	/** The tiles counted, or for a farm covered; each once, earliest laid first. */
	readonly tiles: readonly Spot[];
	/** One entry for each pennant of a city. */
	readonly pennants: readonly Place[];
	/** What whoever completes it wins by its signs, and the titles; nothing once it's completed. */
	readonly tokens: readonly HeldToken[];
	/** The figures on it now. */
	readonly figures: readonly Piece[];
	/** The current comparison for the majority, strongest first. */
	readonly compared: readonly Strength[];
	/** What it has paid already, in order. For a farm by the rule of 2000 also what its cities paid for the fields around. */
	readonly paid: readonly Settlement[];
	/** What it pays if the game ends now; nothing once scored for good. An unoccupied road, city or monastery: its sum, for nobody. */
	readonly ifEndedNow: readonly Settlement[];
	/** What is missing until it is completed; nothing for a field. */
	readonly open: readonly OpenEnd[];
	/** What lies on tiles and joins segments of it. */
	readonly links: readonly LinkShown[];
	/** For a field every city near it, those that it feeds first; nothing for other features. */
	readonly cities: readonly CityNearby[];
	/** The rule that decides what it pays. */
	readonly rule: RuleId;
}

/** What joins two segments, of one tile or of two. */
export interface LinkShown {
	readonly token: TokenId;
	readonly spot: Spot;
	/** The spot of the second segment; absent where both are on one tile. */
	readonly to?: Spot;
	/** The sides of their spots where those segments leave them. */
	readonly sides: readonly Side[];
}

/** Something missing from a feature: an open side, or for a monastery an empty spot around it. */
export interface OpenEnd {
	/** The segment that isn't closed. */
	readonly from: Place;
	/** The open side of its spot, or where a mouth's road leaves it; left out for a monastery. */
	readonly side?: Side;
	/** The spot that lies there; of a mouth its own. */
	readonly spot: Spot;
	/** Present for a road's mouth: no tile closes it, but what joins it with another one. */
	readonly mouth?: true;
	/** Present where it can never be closed: unlike sides meet, or the table ends. */
	readonly never?: true;
	/** Present where the edge of the table lies between. */
	readonly offTable?: true;
}

/**
 * Why a city near a field counts for it or not, the strongest reason first: its wall is met and it's completed; its wall
 * is met, but it's unfinished; it lies on a tile of the field, but something is between; it touches at a corner only.
 */
export const CITY_REASONS = ['feeds', 'unfinished', 'separated', 'corner'] as const;
type CityReason = (typeof CITY_REASONS)[number];

/** A city near a field. */
export interface CityNearby {
	readonly city: Feature;
	/** The segment where they meet, or else the one nearby. */
	readonly at: Place;
	readonly why: CityReason;
	/** For a separated one the segments of road or wall between. */
	readonly by: readonly Place[];
}

/** A step of a path: a segment, and the half-edge by which it leaves the tile (mid-side: clockwise-first); absent if it stays or ends. */
export interface Step {
	readonly place: Place;
	readonly through?: Half;
}

/** How two fields are related. */
export type FieldPaths =
	/** They are one field: a path from one to the other through it. */
	| { readonly kind: 'one'; readonly path: readonly Step[] }
	/** They are two: the nearest path, and the segments of roads, walls and ground that it has to cross. */
	| {
			readonly kind: 'separated';
			readonly path: readonly Step[];
			readonly across: readonly Place[];
	  }
	/** Only bare table or a side closed for ever lies between. */
	| { readonly kind: 'apart' };
