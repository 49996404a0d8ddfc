import type { Piece, PieceKindId, PlayerIndex } from './piece';
import type { RulingId } from './rulings';
import type { Place, Spot } from './spot';
import type { SegmentKind, TileId } from './tile';

/** What can be counted for points, as the module that counts it calls it: `tiles`. */
export type Countable = string;

/** What a feature pays for one of each countable thing, in points. */
export type Rates = Readonly<Record<Countable, number>>;

/** How many there are of each countable thing. */
export type Counts = Readonly<Record<Countable, number>>;

/** Why a feature is scored, as the module that pays for it calls it: `completed`. */
export type Occasion = string;

/** A stage of scoring, as the module that brings it calls it: `features`. Its number says when it comes. */
export type Stage = string;

/** The name of a sentence in a module's RULES.md, such as `CITY-2`. */
export type RuleId = string;

/** One term of a sum: so many things at so many points each. */
export interface AwardLine {
	readonly count: number;
	readonly of: Countable;
	/** Points for each. */
	readonly each: number;
}

/** Points for one player. */
export interface Award {
	readonly player: PlayerIndex;
	/** The sum of the lines; points by hand have none, and may be negative. */
	readonly points: number;
	readonly lines: readonly AwardLine[];
}

/** How strong a player is on a feature, by their figures there. */
export interface Strength {
	readonly player: PlayerIndex;
	readonly strength: number;
	/** The kinds of the figures, one entry for each. */
	readonly pieces: readonly PieceKindId[];
}

/** What is settled: a feature by its kind, or points that the table gave by hand. */
export type SettledKind = SegmentKind | 'manual';

interface Settled {
	readonly stage: Stage;
	readonly occasion: Occasion;
	/** The rule which decided it. */
	readonly rule: RuleId;
	/** Rules of other modules that changed the amount; absent where there are none. */
	readonly changedBy?: readonly RuleId[];
	/** Rulings of this game that made a difference to the amount. */
	readonly rulings: readonly RulingId[];
	/** The tiles counted, or for a farm those that it covers; each once. */
	readonly tiles: readonly Spot[];
	/** One entry for each pennant counted. */
	readonly pennants: readonly Place[];
	/** Completed cities that a farm borders, each once, at a point of contact. */
	readonly cities: readonly Place[];
	/** The comparison for the majority, strongest first. */
	readonly compared: readonly Strength[];
	readonly awards: readonly Award[];
	/** Figures that go back to their owners' supply. */
	readonly home: readonly Piece[];
}

/** A feature scored, with everything that decided it. */
export interface FeatureSettlement extends Settled {
	readonly kind: SegmentKind;
	/** The feature, by the place where it began. */
	readonly at: Place;
	readonly reason?: undefined;
	readonly passed?: undefined;
}

/** A tile that was one player's own, and is another's now. */
interface PassedTile {
	readonly from: PlayerIndex;
	readonly to: PlayerIndex;
	readonly tile: TileId;
}

/** Points that the table gave or took by hand; its awards have no lines. */
export interface ManualSettlement extends Settled {
	readonly kind: 'manual';
	readonly at?: undefined;
	/** What the table said of it: text, never markup; may be empty. */
	readonly reason: string;
	/** A tile of their own which one player gave another. */
	readonly passed?: PassedTile;
}

/** Points given, with everything that decided them: for a feature, or by hand. */
export type Settlement = FeatureSettlement | ManualSettlement;

/** True for what a feature paid. */
export const isOfFeature = (settlement: Settlement): settlement is FeatureSettlement =>
	settlement.kind !== 'manual';

/** The award that a table of rates gives for what was counted, line by line; lines that count nothing are left out. */
export function award(player: PlayerIndex, rates: Rates, counts: Counts): Award {
	const lines = Object.entries(rates).flatMap(([of, each]): AwardLine[] => {
		const count = counts[of] ?? 0;
		return count > 0 ? [{ count, of, each }] : [];
	});
	return { player, lines, points: lines.reduce((sum, line) => sum + line.count * line.each, 0) };
}

/** What each of `players` players got from these settlements, in points. */
export function totals(settlements: readonly Settlement[], players: number): number[] {
	const sums = Array.from({ length: players }, () => 0);
	for (const { awards } of settlements)
		for (const { player, points } of awards) sums[player] = (sums[player] ?? 0) + points;
	return sums;
}

/** Everyone with the most strength; nobody where all have none. */
export function strongest(compared: readonly Strength[]): readonly PlayerIndex[] {
	const most = Math.max(0, ...compared.map(({ strength }) => strength));
	return compared
		.filter(({ strength }) => strength > 0 && strength === most)
		.map(({ player }) => player);
}
