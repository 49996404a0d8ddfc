import ts from 'typescript';
import { EXPANSIONS } from '../../../src/lib/expansions';
import type { LanguageTag } from '../../../src/lib/words/tags';
import { nodes, type Source } from '../../tools/source/sources';

/* The names of pieces in the words of expansions. */

/** What an expansion calls what it brings, in every form that its words have. */
interface OwnNames {
	readonly title: string;
	/** By the piece. */
	readonly pieces: Readonly<Record<string, readonly string[]>>;
	/** Other names, of which those of pieces may be a part: a pig herd is no pig. */
	readonly others: readonly string[];
}

/** The same by expansion. */
type Names = ReadonlyMap<string, OwnNames>;

/** A text that names a piece. */
interface Named {
	readonly piece: string;
	readonly path: string;
	readonly line: number;
	readonly text: string;
}

/** Of an expansion's words, those that name something. */
interface Naming extends Readonly<
	Record<'heldTitles' | 'countables' | 'signs' | 'marks', unknown>
> {
	readonly title: string;
	readonly pieces?: Readonly<Record<string, unknown>>;
}

/** What each expansion calls what it brings. */
export async function namesIn(tag: LanguageTag): Promise<Names> {
	const all = EXPANSIONS.map(async (one) => {
		const { RULES } = await one.load();
		const { words } = (await RULES.words[tag]()) as { readonly words: Naming };
		const { title, pieces = {}, heldTitles, countables, signs, marks } = words;
		const forms = Object.entries(pieces).map(([id, names]) => [id, textsIn(names)] as const);
		const others = textsIn([heldTitles, countables, signs, marks]);
		return [one.id, { title, pieces: Object.fromEntries(forms), others }] as const;
	});
	return new Map(await Promise.all(all));
}

const textsIn = (value: unknown): readonly string[] => {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

/** What nouns may end in besides the forms that are known, in cases or with an article. */
const ENDINGS: Readonly<Record<LanguageTag, string>> = {
	en: '',
	de: '(?:s|n|es|en)?',
	fr: '',
	ro: '(?:i|le|lor|ei|ului)?'
};

/** Where the words of an expansion name pieces that only others have. */
export function othersNamedIn(
	tag: LanguageTag,
	expansion: string,
	source: Source,
	names: Names
): readonly Named[] {
	const wholeWords = (some: readonly string[]): RegExp => {
		const longestFirst = [...some].sort((a, b) => b.length - a.length).map(escaped);
		const any = longestFirst.join('|') || '(?!)';
		return new RegExp(`(?<![\\p{L}-])(?:${any})${ENDINGS[tag]}(?!\\p{L})`, 'giu');
	};
	const own = names.get(expansion);
	const mine = [...Object.values(own?.pieces ?? {}).flat(), ...(own?.others ?? [])];
	const titles = new RegExp([...names.values()].map(({ title }) => escaped(title)).join('|'), 'gu');
	const others = [...names].flatMap(([id, { pieces }]) =>
		id === expansion ? [] : Object.entries(pieces)
	);
	return textsOf(source).flatMap(({ text, line }) => {
		const rest = text.replace(titles, '').replace(wholeWords(mine), '');
		return others
			.filter(([, forms]) => rest.search(wholeWords(forms)) >= 0)
			.map(([piece]) => ({ piece, path: source.path, line, text: text.trim() }));
	});
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts in a file of words that are said in the app: neither keys nor imports, nor where a rule is from. */
const textsOf = (source: Source): readonly { readonly text: string; readonly line: number }[] =>
	nodes(source).flatMap((node) => {
		if (!isText(node) || !isSaid(node) || isSource(node)) return [];
		const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
		return [{ text: node.text, line: line + 1 }];
	});

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode =>
	ts.isStringLiteralLike(node) ||
	ts.isTemplateHead(node) ||
	ts.isTemplateMiddle(node) ||
	ts.isTemplateTail(node);

const isSaid = (node: ts.Node): boolean =>
	ts.isPropertyAssignment(node.parent)
		? node.parent.initializer === node
		: !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent);

/** Sources stand behind rules, and apart for rulings: they name pages of books, letter by letter. */
const isSource = (node: ts.Node): boolean =>
	isWithin(node, 'rulingSources') ||
	(isWithin(node, 'rules') &&
		ts.isArrayLiteralExpression(node.parent) &&
		node.parent.elements[1] === node);

function isWithin({ parent }: ts.Node, name: string): boolean {
	if (ts.isPropertyAssignment(parent) && parent.name.getText() === name) return true;
	return !ts.isSourceFile(parent) && isWithin(parent, name);
}
