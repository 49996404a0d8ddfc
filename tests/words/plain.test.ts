import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { commentsIn, nodes, sourcesIn, type Source } from '../tools/source/sources';
import { wordSourcesOf } from '../tools/words/word-sources';

/** Words that players don't use for this, with what to write instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
	[/\bbooks\b/i, 'a game is finished; printed rules are rulebooks'],
	[/\b(?:un)?stor(?:e|es|ed|ing)\b/i, 'save'],
	[/\btold\b/i, 'described, or the past tense of say'],
	[/\btell (?:a|its?|the) (?:tile|edges?)\b/i, 'describe'],
	[/\bamend/i, 'correct'],
	[/\bhands\b/i, 'name the player, or what to do'],
	[/\bwood\b/i, 'name the piece'],
	[/\bby hand\b/i, 'manual'],
	[/\bas found\b|\bfound (?:table|whole)\b|\btable as it (?:lies|lay)\b/i, 'table in progress'],
	[/\bhand(?:ed|s)? (?:it )?over\b/i, 'transfer'],
	[/\banew\b|\breckon/i, 'again; count'],
	[/\bhas most\b|\bhave most\b/i, 'has the most'],
	[/\bput right\b/i, 'correct'],
	[/\bstructures?\b/i, 'feature'],
	[/\bno list\b.*\bknows\b/i, 'not on file']
];

/** Words that rules and comments avoid as well, with what to write instead. Code may store, amend and have structures. */
const AVOIDED_BY_AUTHORS: typeof AVOIDED = [
	[/\bbooks (?:are |were |still )*(?:open|closed)\b/i, 'the game is finished'],
	[/\btold (?:tile|design)s?\b|\btiles? (?:was |were )?told\b/i, 'custom tile'],
	[/\bpoints by hand\b|\bby hand$/i, 'manual points'],
	[
		/\bas (?:it was )?found\b|\bfound (?:table|lying)\b|\blay there already\b/i,
		'an existing table'
	],
	[/\banew\b|\breckon/i, 'again; count'],
	[/\b(?:has|have|with) most (?!of\b)|\bhas most\b/i, 'the most'],
	[/\bparted\b/i, 'separated'],
	[/\bword is awaited\b|\btable['’]s word\b/i, 'what the players decide'],
	[/\bput right\b/i, 'correct'],
	[/\bhang(?:s|ing)? together\b/i, 'connected'],
	[/\bhand(?:ed|s)? (?:it )?over\b/i, 'transfer']
];

/** Everyday phrases that may contain such a word. */
const PLAIN = /\bchanged hands\b/gi;

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
	ts.isStringLiteralLike(node) ||
	ts.isTemplateHead(node) ||
	ts.isTemplateMiddle(node) ||
	ts.isTemplateTail(node);

/** True for visible text: keys and codes are single lower-case words. */
const isRead = (text: string): boolean => /[A-Z]|\S\s+\S/.test(text);

/** All visible texts in a file of words. */
const textsIn = (source: Source): readonly string[] =>
	nodes(source)
		.filter(isText)
		.filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))
		.map(({ text }) => text)
		.filter(isRead);

/** Finds the words to avoid in a text; the answer has the text with each. */
const finderOf =
	(avoided: typeof AVOIDED) =>
	(text: string): readonly string[] =>
		avoided
			.filter(([word]) => word.test(text.replace(PLAIN, '')))
			.map(([word, instead]) => `${String(word)} (${instead}): ${text}`);

const wrongIn = finderOf(AVOIDED);
const wrongByAuthors = finderOf(AVOIDED_BY_AUTHORS);

const files = wordSourcesOf('en');

describe('the English words', () => {
	it('are all read by this test', () => {
		expect(files.length).toBeGreaterThan(20);
		expect(files.flatMap(textsIn).length).toBeGreaterThan(800);
	});

	it.each(files)('in $path are plain', (source) => {
		expect(textsIn(source).flatMap(wrongIn)).toEqual([]);
	});

	it.each([
		'The books were closed.',
		'Not stored: there is no room left.',
		'Told tiles',
		'Points by hand',
		'Ada has most farmers here',
		'Start from a table as it lies'
	])('may not say “%s”', (text) => {
		expect(wrongIn(text)).not.toEqual([]);
	});

	it('may say how often the lead changed hands', () => {
		expect(wrongIn('The lead changed hands twice.')).toEqual([]);
	});
});

describe('rules and comments', () => {
	const rules = sourcesIn('src/lib', ['RULES.md']);
	const code = sourcesIn('src', ['.ts', '.svelte']);

	it.each(rules)('in $path are plain', ({ text }) => {
		expect(text.split('\n').flatMap(wrongByAuthors)).toEqual([]);
		expect(text.split('\n').filter((line) => /\bstructures?\b/i.test(line))).toEqual([]);
	});

	it('in the code are plain', () => {
		const comments = code.flatMap(commentsIn);
		expect(comments.length).toBeGreaterThan(2000);
		expect(comments.flatMap(wrongByAuthors)).toEqual([]);
	});

	it('are found over the ends of lines', () => {
		const text = "/**\n * The table\n * as found.\n */\nconst a = '//'; // Told\n// tiles\n";
		expect(commentsIn({ path: 'a.ts', text })).toEqual(['The table as found.', 'Told', 'tiles']);
	});

	it.each([
		'Until the books are closed',
		'A table as found',
		'Points by hand',
		'whoever has most farmers on it',
		'who lays it is the table’s word'
	])('may not say “%s”', (text) => {
		expect(wrongByAuthors(text)).not.toEqual([]);
	});
});
