import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { nodes, sourcesIn, type Source } from '../tools/sources';

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

/** The avoided words in a text, with the text. */
const wrongIn = (text: string): readonly string[] =>
	AVOIDED.filter(([word]) => word.test(text.replace(PLAIN, ''))).map(
		([word, instead]) => `${String(word)} (${instead}): ${text}`
	);

const files = sourcesIn('src/lib/words/en', ['.ts']);

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
