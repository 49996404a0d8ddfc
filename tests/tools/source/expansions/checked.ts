import type { RuleModule } from '../../../../src/lib/engine/module';
import type { Codes } from '../../../../src/lib/engine/objection';
import type { RuleId } from '../../../../src/lib/engine/ledger';
import type { DeclaredExpansion, ExpansionRules } from '../../../../src/lib/rules/base/expansion';
import type { ShapeTable } from '../../../../src/lib/rules/presentation/art';
import type { SourcesArt } from '../../../../src/lib/rules/presentation/art';
import type { PackedPart } from '../../../../src/lib/rules/presentation/packed';
import type { ScoringTopic } from '../../../../src/lib/rules/presentation/scoring-topic';
import type { Names } from '../../../../src/lib/words/expansion';
import type { Source } from '../sources';
import type { KeptNumbers } from './kept-numbers';

/** What an expansion has, as the checks of expansions read it. */
export interface CheckedExpansion {
	/** The folder of its files. */
	readonly folder: string;
	readonly declared: Omit<DeclaredExpansion, 'names' | 'words' | 'load' | 'more' | 'maxPlayers'>;
	/** Its numbers in packed games. */
	readonly packed: PackedPart;
	/** How charts show its points. */
	readonly sourceArt: SourcesArt;
	readonly rules: Pick<
		ExpansionRules,
		'tiles' | 'ownTiles' | 'presentations' | 'shapes' | 'marks' | 'figures'
	>;
	/** Its modules under any answers, alone and with all others. */
	readonly modules: readonly RuleModule[];
	/** The neutral figures of its modules. */
	readonly markers: readonly string[];
	/** How many of each tile it has, for each of those answers, and by how many these are more than usual. */
	readonly counts: readonly {
		readonly tiles: Readonly<Record<string, number>>;
		readonly more: number;
	}[];
	readonly names: Names;
	/** The rules in its RULES.md. */
	readonly written: readonly RuleId[];
	/** What its RULES.md says of its events in game files. */
	readonly eventMeanings: Readonly<Record<string, string>>;
	/** What it explains in pictures. */
	readonly topics: readonly ScoringTopic[];
	/** Its code, without words and lists of names. */
	readonly code: readonly Source[];
}

/** What lies below all expansions. */
export interface Common {
	/** The folders with rules of an expansion, listed or not. */
	readonly folders: readonly string[];
	/** The codes of the base game. */
	readonly codes: Codes;
	/** The ids of the boxes' tiles. */
	readonly tiles: readonly string[];
	readonly shapes: ShapeTable;
	/** The numbers that boxes have in packed games. */
	readonly packed: readonly Packed[];
	/** The numbers of the events of every game; undefined where packed games can't be read. */
	readonly eventNumbers: readonly number[] | undefined;
	/** What numbers in packed games stood for when the page of their format was written. */
	readonly kept: KeptNumbers;
	/** The rules of each RULES.md beside those of expansions, by its path. */
	readonly written: ReadonlyMap<string, readonly RuleId[]>;
}

/** Numbers in packed games, and the file that has them. */
export interface Packed {
	readonly path: string;
	readonly part: PackedPart;
}

/** The file of an expansion that declares something of a type: a short one lies with its rulings. */
const fileWith = (
	{ folder, code }: Pick<CheckedExpansion, 'folder' | 'code'>,
	type: string,
	own: string
): string => code.find(({ text }) => text.includes(type))?.path ?? `${folder}/${own}`;

/** The file that has an expansion's numbers in packed games. */
export const packedFile = (one: Pick<CheckedExpansion, 'folder' | 'code'>): string =>
	fileWith(one, 'PackedPart', 'more.ts');

/** The file that has an expansion's events. */
export const eventsFile = (one: Pick<CheckedExpansion, 'folder' | 'code'>): string =>
	fileWith(one, 'DeclaredEvent', 'events.ts');

/** The numbers that expansions have there. */
export const packedOf = (
	all: readonly Pick<CheckedExpansion, 'folder' | 'packed' | 'code'>[]
): readonly Packed[] => all.map((one) => ({ path: packedFile(one), part: one.packed }));

/** Each of them once. */
export const once = <T>(all: Iterable<T>): readonly T[] => [...new Set(all)];

/** Those of a list that another one lacks, each once. */
export const lacking = (all: readonly string[], other: readonly string[]): readonly string[] =>
	once(all).filter((one) => !other.includes(one));

/** All codes of a kind that an expansion's modules declare and the base game doesn't. */
export const codesOf = (
	{ modules }: CheckedExpansion,
	kind: keyof Codes,
	common: Common
): readonly string[] =>
	lacking(
		modules.flatMap(({ codes }) => codes?.[kind] ?? []),
		common.codes[kind] ?? []
	);

/** The tokens of an expansion of which there is one. */
export const titlesOf = ({ modules }: CheckedExpansion): readonly string[] =>
	once(modules.flatMap(({ titles = [] }) => titles.map(({ token }) => token)));

/** The tokens of an expansion of which there are many. */
export const goodsOf = ({ modules }: CheckedExpansion): readonly string[] =>
	once(modules.flatMap(({ codes }) => codes?.tokens ?? []));

/** The figures that players have of an expansion. */
export const piecesOf = ({ modules }: CheckedExpansion): readonly string[] =>
	once(modules.flatMap(({ pieces = {} }) => Object.keys(pieces)));

/** The ids of its tiles, with those that players describe. */
export const tilesOf = ({ rules, declared }: CheckedExpansion): readonly string[] =>
	once([
		...rules.tiles.map(({ id }) => id),
		...rules.ownTiles,
		...(declared.facts.undescribed?.ids ?? [])
	]);

/** The signs that are printed on segments of its tiles. */
export const printedSignsOf = ({ rules }: CheckedExpansion): readonly string[] =>
	rules.tiles.flatMap(({ segments }) => segments.flatMap((segment) => segment.signs ?? []));

/** The marks of its tiles, with that of those that players describe. */
export const marksOf = ({ declared, rules }: CheckedExpansion): readonly string[] => [
	...(declared.facts.undescribed ? [declared.facts.undescribed.mark] : []),
	...rules.tiles.flatMap(({ mark }) => mark ?? [])
];
