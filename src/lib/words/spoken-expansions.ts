import type {
	AnySays,
	ExpansionReading,
	ExpansionWords,
	HelpSection,
	Names,
	Spoken
} from './expansion';
import type { PieceKindId } from '../engine/piece';
import type { Place } from '../engine/spot';
import type { SegmentKind } from '../engine/tile';
import type { LanguageTag } from './tags';

/** What is said, by kind of thing, and by its name. */
type Said = Partial<Record<string, Readonly<Record<string, unknown>>>>;

/** An expansion, and its short name in each language. */
interface Named {
	readonly id: string;
	readonly names: Readonly<Record<LanguageTag, string>>;
}

/** All expansions; none before {@link nameExpansions}. */
let all: readonly Named[] = [];

/** From now on these are all expansions. */
export function nameExpansions(named: readonly Named[]): void {
	all = named;
}

const NOTHING = {};
/** The words that are loaded, by language. */
const said = new Map<string, Said>();

/**
 * The words of the expansions that are loaded in a language, by kind of thing and name; every kind is empty before. So read them
 * when a sentence is made, and never when a module is loaded.
 */
export const boxesIn = <Says>(tag: LanguageTag): Spoken<Says> =>
	new Proxy({} as Spoken<Says>, { get: (_, kind) => said.get(tag)?.[String(kind)] ?? NOTHING });

/** The words of an expansion, of which nothing more is known. */
export type AnyWords = ExpansionWords<AnySays, Names>;

/** From now on these are the words of an expansion in a language. */
export function sayOf(id: string, tag: string, { title, adds, ...words }: AnyWords): void {
	say(tag, { title: { [id]: title }, adds: { [id]: adds } });
	if ('reading' in words) {
		const { reading: _, ...kinds } = words;
		say(tag, kinds);
	} else {
		const { help, rules, ruleTopics, ...kinds } = words;
		say(tag, kinds);
		readOf(id, tag, { help, rules, ruleTopics });
	}
}

/** From now on this can be read of it, too. */
export const readOf = (
	id: string,
	tag: string,
	{ help, rules, ruleTopics }: ExpansionReading<Names>
): void => {
	say(tag, { help: { [id]: sectionOf(id, help) }, rules, ruleTopics });
};

function say(tag: string, words: Said): void {
	const spoken: Said = said.get(tag) ?? {};
	said.set(tag, spoken);
	for (const [kind, names] of Object.entries(words)) spoken[kind] = { ...spoken[kind], ...names };
}

const sectionOf = (
	id: string,
	{ title, lines, terms, topics }: ExpansionReading<Names>['help']
): HelpSection => ({
	id,
	title,
	lines,
	terms,
	topics: Object.entries(topics).map(([topic, words]) => ({ id: topic, ...words }))
});

/** The short name of an expansion, never broken between lines; its id before {@link nameExpansions}. */
export const shortNameIn = (tag: LanguageTag, id: string): string =>
	all.find((one) => one.id === id)?.names[tag] ?? id;

/** Sections of the help, with those of expansions before the one that is about tiles of no box. */
export function withExpansions(
	sections: readonly HelpSection[],
	{ help }: Pick<Spoken<unknown>, 'help'>
): readonly HelpSection[] {
	const at = sections.findIndex(({ id }) => id === 'told');
	const own = all.flatMap(({ id }) => help[id] ?? []);
	return [...sections.slice(0, at), ...own, ...sections.slice(at)];
}

/** Where a figure moves: a place and what is there, or nothing for a tile as a whole. */
export interface MoveTo {
	readonly place: Place;
	readonly onto?: SegmentKind;
}

/** What a player does with a figure that moves to another place, or off the board; empty where no expansion says so. */
export function sayMove(
	{ moves, movesToTile, leaves }: Pick<Spoken<AnySays>, 'moves' | 'movesToTile' | 'leaves'>,
	piece: PieceKindId,
	to?: MoveTo
): string {
	if (!to) return leaves[piece] ?? '';
	const { place, onto } = to;
	return (onto ? moves[piece]?.(place, onto) : movesToTile[piece]?.(place)) ?? '';
}
