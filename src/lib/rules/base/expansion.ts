import type { RuleModule } from '../../engine/module';
import type { TileCounts } from '../../engine/contents';
import type { ObjectionCode } from '../../engine/objection';
import type { Ruling, RulingId, Rulings } from '../../engine/rulings';
import type { TileId, TileType } from '../../engine/tile';
import type { FigureArt, MarkArt, ShapeTable, SourcesArt } from '../presentation/art';
import type { DeclaredEvent } from '../presentation/declared-event';
import type { BoxFacts } from '../presentation/facts';
import type { LanguageTag } from '../../words/tags';
import type { PackedPart } from '../presentation/packed';
import type { Presentation } from '../presentation/presentation';
import type { ScoringTopics } from '../presentation/scoring-topic';

/** What it takes to set up a game. */
interface Outline {
	readonly id: string;
	/** Most players who can play with it. */
	readonly maxPlayers: number;
	readonly rulings: readonly Ruling[];
}

/** What the base game and every expansion declare: it is always loaded, so it is small. */
export interface Declared extends Outline {
	/** What lists show of it. */
	readonly facts: BoxFacts;
	/** The CSS colour of its tiles in the palette; by default that of all expansions. */
	readonly accent?: string;
}

/** What of an expansion it takes to read the record of a game besides. */
interface ExpansionOutline extends Outline {
	/** Its events, as data. */
	readonly events: readonly DeclaredEvent[];
	/** The objections of its modules, which players may overrule. */
	readonly objections: readonly ObjectionCode[];
}

/** When expansions were sold: until 2013, since 2014, since 2021, and since 2025. */
export const EDITIONS = ['first', 'second', 'third', 'print-2025'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The answers that follow from the year in which an expansion was sold: its tiles, and the rules then printed. */
interface Editions extends Readonly<Partial<Record<Edition, Rulings>>> {
	/** The ruling that says which edition's tiles are played. */
	readonly tiles: RulingId;
}

/** What it takes to pack a game into a link, and to draw charts of it. */
interface MoreDeclared {
	/** Its names in links, by their numbers. */
	readonly PACKED: PackedPart;
	/** How charts show its points. */
	readonly SOURCE_ART?: SourcesArt;
}

/** What an expansion declares in its folder. */
export interface DeclaredExpansion extends Declared, ExpansionOutline {
	/** Its short name in each language, never broken between lines. */
	readonly names: Readonly<Record<LanguageTag, string>>;
	/** True for the first expansions: every app that others send games to knows them. Never for a new one. */
	readonly early?: true;
	/** Its editions, where they differ. */
	readonly editions?: Editions;
	/** Loads what a table doesn't need. Rejects when it isn't on the device and there is no network. */
	more(): Promise<MoreDeclared>;
	/** Loads its rules, which know its words. Rejects when they aren't on the device and there is no network. */
	load(): Promise<{ readonly RULES: ExpansionRules }>;
}

/** An expansion's tiles and rules, loaded when it is played. */
export interface ExpansionRules {
	/** Its tiles, without those that players describe. */
	readonly tiles: readonly TileType[];
	/**
	 * Copies of each tile drawn, with the box's or from a pile of their own. A ruling may say which edition's; `played` has the
	 * ids of all expansions in the game, without some of which a tile stays in the box.
	 */
	counts(rulings: Rulings, played: readonly string[]): TileCounts;
	/** Tiles of which each player has one. */
	readonly ownTiles: readonly TileId[];
	/** Its modules under a game's rulings; `played` has the ids of all expansions in the game. */
	modules(rulings: Rulings, played: readonly string[]): readonly RuleModule[];
	/** What its modules bring to the screen. */
	readonly presentations: readonly Presentation[];
	/** Its figures and markers. */
	readonly figures: FigureArt;
	/** The pictures of what is printed on its tiles. */
	readonly marks: MarkArt;
	/** The shapes of its tiles, as far as the base game has none like them. */
	readonly shapes: ShapeTable;
	/** What it adds to scoring, by examples that are played with it. */
	readonly scoring: Omit<ScoringTopics, 'expansion'>;
	/** Loads its words in each language. Rejects when they aren't on the device and there is no network. */
	readonly words: Readonly<Record<LanguageTag, () => Promise<{ readonly words: object }>>>;
}

/** A set of tiles that lies in boxes, as it is declared in its folder: it comes with the rules of the base game. */
export interface TileSet extends Pick<ExpansionRules, 'tiles'> {
	/** Copies of each tile in a box, from those without this set. */
	counts(without: TileCounts): TileCounts;
	/** Its names in links, by their numbers. */
	readonly packed: PackedPart;
	/** Loads the shapes of its tiles, when they are played. Rejects when they aren't on the device and there is no network. */
	shapes?(): Promise<ShapeTable>;
}

/** What is between expansions and belongs to none of them: it counts where all of them are played. */
export interface Interplay {
	/** The ids of the expansions. */
	readonly needs: readonly string[];
	/** How many tiles of theirs stay in the box. */
	readonly tilesLeftOut: number;
	/** Loads its rules, with those of the expansions. Rejects like theirs. */
	load(): Promise<InterplayRules>;
}

/** The rules between expansions. */
export interface InterplayRules {
	/** Copies of tiles, where the expansions say otherwise. */
	counts(rulings: Rulings): TileCounts;
	/** Modules that take the place of theirs with the same ids. */
	modules(rulings: Rulings): readonly RuleModule[];
}

/** An expansion as it is played. */
export interface Expansion extends ExpansionOutline, Omit<ExpansionRules, 'words'> {}
