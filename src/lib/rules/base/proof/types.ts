import type { Feature } from '../../../engine/feature';
import type { HeldToken, RuleId, Settlement, Strength, TokenId } from '../../../engine/ledger';
import type { Piece } from '../../../engine/piece';
import type { Half, Place, Side, Spot } from '../../../engine/spot';

/** What a feature counts, pays and lacks, and by which rule. */
export interface Proof {
	readonly feature: Feature;
	readonly completed: boolean;
	/** The tiles that are counted, or for a farm covered; each once, the earliest laid first. */
	readonly tiles: readonly Spot[];
	/** One entry for each pennant of a city. */
	readonly pennants: readonly Place[];
	/** The tokens that whoever completes it wins by its signs, and the titles; empty after it's completed. */
	readonly tokens: readonly HeldToken[];
	/** The figures on it now. */
	readonly figures: readonly Piece[];
	/** The current comparison for the majority, strongest first. */
	readonly compared: readonly Strength[];
	/**
	 * What it has paid already, in order. For a farm by the rule of 2000, also what its cities paid for the fields around them.
	 */
	readonly paid: readonly Settlement[];
	/**
	 * What it pays if the game ends now; empty after it was scored for good. For an unoccupied road, city or monastery: its sum,
	 * which nobody gets.
	 */
	readonly ifEndedNow: readonly Settlement[];
	/** What is missing until it is completed; empty for a field. */
	readonly open: readonly OpenEnd[];
	/** What lies on tiles and joins segments of it. */
	readonly links: readonly LinkShown[];
	/** For a field: every city near it, those that it feeds first. Empty for other features. */
	readonly cities: readonly CityNearby[];
	/** The rule that decides what it pays. */
	readonly rule: RuleId;
}

/** A link that joins two segments, of one tile or of two. */
export interface LinkShown {
	readonly token: TokenId;
	readonly spot: Spot;
	/** The spot of the second segment; absent if both are on one tile. */
	readonly to?: Spot;
	/** The sides of their spots where those segments leave them. */
	readonly sides: readonly Side[];
}

/** Something missing from a feature: an open side, or for a monastery an empty spot around it. */
export interface OpenEnd {
	/** The segment that isn't closed. */
	readonly from: Place;
	/** The open side of its spot, or the side where a mouth's road leaves it; left out for a monastery. */
	readonly side?: Side;
	/** The spot that lies there; for a mouth its own spot. */
	readonly spot: Spot;
	/** Present for a road's mouth: no tile closes it, only a link that joins it with another one. */
	readonly mouth?: true;
	/** Present if it can never be closed, because unlike sides meet or the table ends there. */
	readonly never?: true;
	/** Present if the edge of the table lies between. */
	readonly offTable?: true;
}

/**
 * Why a city near a field counts for it or not, the strongest reason first: the field meets its wall and it's completed; the
 * field meets its wall, but it's unfinished; it lies on a tile of the field, but something is between; it touches the field only
 * at a corner.
 */
export const CITY_REASONS = ['feeds', 'unfinished', 'separated', 'corner'] as const;
type CityReason = (typeof CITY_REASONS)[number];

/** A city near a field. */
export interface CityNearby {
	readonly city: Feature;
	/** The city's segment where they meet, or else the one nearby. */
	readonly at: Place;
	readonly why: CityReason;
	/** For a separated city: the segments of road or wall between. */
	readonly by: readonly Place[];
}

/**
 * A step of a path: a segment, and the half-edge through which the path leaves the tile. In the middle of a side, that is the
 * first half clockwise. It is absent if the path stays on the tile or ends.
 */
export interface Step {
	readonly place: Place;
	readonly through?: Half;
}

/** How two fields are related. */
export type FieldPaths =
	/** They are one field: `path` leads from one to the other through it. */
	| { readonly kind: 'one'; readonly path: readonly Step[] }
	/** They are two fields: the nearest path, and the segments of roads, walls and ground that it has to cross. */
	| {
			readonly kind: 'separated';
			readonly path: readonly Step[];
			readonly across: readonly Place[];
	  }
	/** There is no path: only bare table, or a side that is closed for ever, lies between. */
	| { readonly kind: 'apart' };
