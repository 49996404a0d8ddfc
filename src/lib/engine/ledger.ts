import type { FeatureName } from './naming';
import type { Apart, Fate, MarkerId, Piece, PieceApart, PieceKindId, PlayerIndex } from './piece';
import type { RulingId } from './rulings';
import type { Place, Spot } from './spot';
import type { SegmentKind, TileId } from './tile';

/** Something counted for points, named by the module that counts it: `tiles`, or `tiles/…` for the same tiles once more. */
export type Countable = string;

/** True for lines that count the tiles of a feature. */
export const countsTiles = ({ of }: Pick<AwardLine, 'of'>): boolean =>
	of === 'tiles' || of.startsWith('tiles/');

/** Points for one of each countable thing. */
export type Rates = Readonly<Record<Countable, number>>;

/** The count of each countable thing. */
export type Counts = Readonly<Record<Countable, number>>;

/** Something that players get besides points, named by the module that gives it. */
export type TokenId = string;

/** Something that lies on a tile and isn't a figure: it belongs to the whole tile, or to one of its segments. */
export interface TileToken {
	readonly token: TokenId;
	readonly at: Spot & { readonly segment?: number };
	/** Whose it is; absent if it belongs to nobody. */
	readonly owner?: PlayerIndex;
	/** The kind of its owner's figure beside which it lies: it goes when that figure leaves the tile. */
	readonly beside?: PieceKindId;
}

/** Why a feature is scored, named by the module that pays: `completed`. */
export type Occasion = string;

/**
 * The stages of scoring, in their order: what comes before all features; roads, cities and monasteries; farms; what comes
 * after them; tokens. A module says of each payment which one it belongs to.
 */
export const STAGES = ['before', 'features', 'farms', 'after', 'tokens'] as const;
/** One of them. */
export type Stage = (typeof STAGES)[number];

/** The id of a rule in a module's RULES.md, such as `CITY-2`. */
export type RuleId = string;

/** One term of a sum: `count` things at `each` points. */
export interface AwardLine {
	readonly count: number;
	readonly of: Countable;
	readonly each: number;
}

/** Points for one player. */
export interface Award {
	readonly player: PlayerIndex;
	/** The sum of the lines, or half of it; manual points have none, and may be negative. */
	readonly points: number;
	/** The sum of the lines, if `points` are half of it, rounded up. `changedBy` of the settlement says by which rule. */
	readonly halfOf?: number;
	/** The neutral figure because of which it is half; absent without one. */
	readonly halvedBy?: MarkerId;
	/** The player of whose award it is half; absent for any other. */
	readonly from?: PlayerIndex;
	readonly lines: readonly AwardLine[];
}

/** A figure that was apart and goes elsewhere; without `to` back to its owner's supply. */
export interface ApartMove {
	readonly piece: PieceApart;
	readonly to?: Apart;
}

/** A player's strength on a feature. */
export interface Strength {
	readonly player: PlayerIndex;
	readonly strength: number;
	/** The kind of each figure. */
	readonly pieces: readonly PieceKindId[];
	/** What counts in a tie, the more the better; absent for nothing. */
	readonly ahead?: number;
}

/** Tokens for one player; negative if they are taken back, 0 if a title is won by the player who has it already. */
export interface Gain {
	readonly player: PlayerIndex;
	readonly token: TokenId;
	readonly count: number;
	/** True for what players gave away by their own act, when that was recorded: nothing is left to do at the table. */
	readonly spent?: true;
}

/** What became of a figure, as the ledger tells it. */
export interface ToldFate extends Fate {
	readonly why: string;
	/** What it stood on; absent for one that stood on no feature. */
	readonly on?: SegmentKind | undefined;
	/** Number of events after which it had happened. */
	readonly position: number;
}

/**
 * A token of which there is one: whoever completes a feature of the kind with more tiles than any before takes it from whoever
 * has it.
 */
export interface Title {
	readonly token: TokenId;
	/** Of roads or cities. */
	readonly kind: SegmentKind;
	/** Why it is taken, named by its module. */
	readonly occasion: Occasion;
	/** The rule that says so. */
	readonly rule: RuleId;
}

/** How many of a token a player has. */
export interface HeldToken {
	readonly token: TokenId;
	readonly count: number;
	/** True if the final scoring paid the player for having the most. */
	readonly most: boolean;
}

/** What is scored: a kind of feature, the majority of a token, or manual points. */
export type SettledKind = SegmentKind | 'tokens' | 'manual';

/** What all settlements have; their `kind` says which one it is. */
interface Settled {
	readonly kind: SettledKind;
	readonly stage: Stage;
	readonly occasion: Occasion;
	/** The rule that decided it. */
	readonly rule: RuleId;
	/** Rules of other modules that changed the amount; absent without any. */
	readonly changedBy?: readonly RuleId[];
	/** Rulings that affected the amount. */
	readonly rulings: readonly RulingId[];
	/** The tiles counted, or for a farm covered; each once. */
	readonly tiles: readonly Spot[];
	/** One entry for each pennant counted. */
	readonly pennants: readonly Place[];
	/** Completed cities that a farm borders, each once, at a place where they meet. */
	readonly cities: readonly Place[];
	/** The comparison for the majority, strongest first; empty if no majority decided. */
	readonly compared: readonly Strength[];
	/** To anybody, on the feature or not. */
	readonly awards: readonly Award[];
	/** Tokens given; absent without any. */
	readonly gains?: readonly Gain[];
	/** Tokens that leave the tiles where they lie; absent without any. Who gets them is in `gains`. */
	readonly taken?: readonly TileToken[];
	/** Figures returned to their owners' supply. */
	readonly home: readonly Piece[];
	/** True if those figures go on as from a completed feature, though this one isn't completed. */
	readonly goesOn?: true;
	/** Figures that were apart and go elsewhere; absent without any. */
	readonly apart?: readonly ApartMove[];
	/** True if players only pay each other: nobody scores it. */
	readonly unscored?: true;
}

/** A feature scored, with everything that decided it. */
export interface FeatureSettlement extends Settled, FeatureName {
	readonly kind: SegmentKind;
	/** The place of the feature's earliest segment. */
	readonly at: Place;
}

/** The majority of a token, or having a title; for a majority `compared` has how many each player has. */
export interface TokenSettlement extends Settled {
	readonly kind: 'tokens';
	readonly token: TokenId;
}

/** A player's own tile that passed to another player. */
interface PassedTile {
	readonly from: PlayerIndex;
	readonly to: PlayerIndex;
	readonly tile: TileId;
}

/** Manual points; their awards have no lines. */
export interface ManualSettlement extends Settled {
	readonly kind: 'manual';
	/** The players' reason: plain text, may be empty. */
	readonly reason: string;
	readonly passed?: PassedTile;
}

/** Points or tokens for a feature, tokens held, or manual points, with everything that decided them. */
export type Settlement = FeatureSettlement | TokenSettlement | ManualSettlement;

export const isOfFeature = (settlement: Settlement): settlement is FeatureSettlement =>
	settlement.kind !== 'tokens' && settlement.kind !== 'manual';

/** A settlement that belongs to no feature; what isn't given is empty. */
export const ofNoFeature = (
	told: Pick<TokenSettlement, 'token' | 'stage' | 'occasion' | 'rule'> & Partial<TokenSettlement>
): TokenSettlement => ({
	kind: 'tokens',
	rulings: [],
	tiles: [],
	pennants: [],
	cities: [],
	compared: [],
	awards: [],
	home: [],
	...told
});

/** The award for what was counted, at some rates; no line for what was counted zero times. */
export function award(player: PlayerIndex, rates: Rates, counts: Counts): Award {
	const lines: AwardLine[] = [];
	let points = 0;
	for (const [of, each] of Object.entries(rates)) {
		const count = counts[of] ?? 0;
		if (count <= 0) continue;
		lines.push({ count, of, each });
		points += count * each;
	}
	return { player, lines, points };
}

/** Half of an award, rounded up, perhaps because of a neutral figure. */
export const halved = ({ points, ...whole }: Award, by?: MarkerId): Award => ({
	...whole,
	points: Math.ceil(points / 2),
	halfOf: points,
	...(by !== undefined && { halvedBy: by })
});

/** Points of each of `players` players from these settlements. */
export function totals(settlements: readonly Settlement[], players: number): number[] {
	const sums = Array.from({ length: players }, () => 0);
	for (const { awards } of settlements)
		for (const { player, points } of awards) sums[player] = (sums[player] ?? 0) + points;
	return sums;
}

/** The players with the most strength; of several, those who are ahead in the tie. None if all have zero. */
export function strongest(compared: readonly Strength[]): readonly PlayerIndex[] {
	const tied = tiedFor(compared);
	const ahead = Math.max(0, ...tied.map((one) => one.ahead ?? 0));
	return tied.filter((one) => (one.ahead ?? 0) === ahead).map(({ player }) => player);
}

/** True if several have the most strength, and not all of them win. */
export const isTieBroken = (compared: readonly Strength[]): boolean =>
	strongest(compared).length < tiedFor(compared).length;

/** All with the most strength. */
function tiedFor(compared: readonly Strength[]): readonly Strength[] {
	const most = Math.max(0, ...compared.map(({ strength }) => strength));
	return compared.filter(({ strength }) => strength > 0 && strength === most);
}
