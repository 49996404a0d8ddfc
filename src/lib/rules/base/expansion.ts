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

/** What is needed to set up a game. */
interface Outline {
	readonly id: string;
	/** The most players who can play with it. */
	readonly maxPlayers: number;
	readonly rulings: readonly Ruling[];
}

/** What the base game and every expansion declare. It is always loaded, so it must be small. */
export interface Declared extends Outline {
	/** What lists show of it. */
	readonly facts: BoxFacts;
	/** The CSS colour of its tiles in the palette; by default that of all expansions. */
	readonly accent?: string;
}

/** What else is needed of an expansion to read the record of a game. */
interface ExpansionOutline extends Outline {
	/** Its events, as data. */
	readonly events: readonly DeclaredEvent[];
	/** The objections of its modules, which players may overrule. */
	readonly objections: readonly ObjectionCode[];
}

/** The editions of expansions, by when they were sold: until 2013, since 2014, since 2021, and since 2025. */
export const EDITIONS = ['first', 'second', 'third', 'print-2025'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The answers that follow from the year in which an expansion was sold: its tiles, and the rules printed then. */
interface Editions extends Readonly<Partial<Record<Edition, Rulings>>> {
	/** The ruling that says which edition's tiles are played. */
	readonly tiles: RulingId;
}

/** What is needed to pack a game into a link, and to draw charts of it. */
interface MoreDeclared {
	/** Its names in links, with their numbers. */
	readonly PACKED: PackedPart;
	/** How charts show its points. */
	readonly SOURCE_ART?: SourcesArt;
}

/** What an expansion declares in its folder. */
export interface DeclaredExpansion extends Declared, ExpansionOutline {
	/** Its short name in each language, never broken between lines. */
	readonly names: Readonly<Record<LanguageTag, string>>;
	/** True for the first expansions, which every version of the app that can receive games knows. Never true for a new one. */
	readonly early?: true;
	/** Its editions, if they differ. */
	readonly editions?: Editions;
	/** Loads what a table doesn't need. Rejects if it isn't on the device and there is no network. */
	more(): Promise<MoreDeclared>;
	/** Loads its rules, which know its words. Rejects if they aren't on the device and there is no network. */
	load(): Promise<{ readonly RULES: ExpansionRules }>;
}

/** An expansion's tiles and rules, loaded when it is played. */
export interface ExpansionRules {
	/** Its tiles, without those that players describe. */
	readonly tiles: readonly TileType[];
	/**
	 * Copies of each tile that is drawn, among the box's tiles or from a separate pile. A ruling may say which edition's tiles
	 * are played. `played` has the ids of all expansions in the game, because without some of them a tile stays in the box.
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
	/** The shapes of its tiles, except those that the base game has too. */
	readonly shapes: ShapeTable;
	/** What it adds to scoring, by examples that are played with it. */
	readonly scoring: Omit<ScoringTopics, 'expansion'>;
	/** Loads its words in each language. Rejects if they aren't on the device and there is no network. */
	readonly words: Readonly<Record<LanguageTag, () => Promise<{ readonly words: object }>>>;
}

/** A set of tiles that lies in boxes, as it is declared in its folder. It is loaded with the rules of the base game. */
export interface TileSet extends Pick<ExpansionRules, 'tiles'> {
	/** Copies of each tile in a box, given the copies without this set. */
	counts(without: TileCounts): TileCounts;
	/** Its names in links, with their numbers. */
	readonly packed: PackedPart;
	/** Loads the shapes of its tiles, when they are played. Rejects if they aren't on the device and there is no network. */
	shapes?(): Promise<ShapeTable>;
}

/** Something between expansions that belongs to none of them. It counts if all of them are played. */
export interface Interplay {
	/** The ids of the expansions. */
	readonly needs: readonly string[];
	/** How many of their tiles stay in the box. */
	readonly tilesLeftOut: number;
	/** Loads its rules, together with those of the expansions. Rejects like the expansions' `load`. */
	load(): Promise<InterplayRules>;
}

/** The rules between expansions. */
export interface InterplayRules {
	/** Copies of tiles, if they differ from what the expansions say. */
	counts(rulings: Rulings): TileCounts;
	/** Modules that replace the expansions' modules with the same ids. */
	modules(rulings: Rulings): readonly RuleModule[];
}

/** An expansion as it is played. */
export interface Expansion extends ExpansionOutline, Omit<ExpansionRules, 'words'> {}
