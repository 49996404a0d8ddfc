import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { boxes as english } from '../../src/lib/words/en/boxes';
import {
	RULINGS as englishRulings,
	SOURCES as englishSources
} from '../../src/lib/words/en/rulings';
import { ROMANIAN } from '../../src/lib/words/ro';
import { boxes } from '../../src/lib/words/ro/boxes';
import { counted } from '../../src/lib/words/ro/format';
import { RULINGS, SOURCES } from '../../src/lib/words/ro/rulings';
import { nodes, sourcesIn, type Source } from '../tools/source/sources';

/** The texts in a file of words; of a template each part. */
const textsIn = (source: Source): readonly string[] =>
	nodes(source)
		.filter(
			(node): node is ts.LiteralLikeNode =>
				ts.isStringLiteralLike(node) ||
				ts.isTemplateHead(node) ||
				ts.isTemplateMiddle(node) ||
				ts.isTemplateTail(node)
		)
		.filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))
		.map(({ text }) => text);

const sources = sourcesIn('src/lib/words/ro', ['.ts']);
const texts = sources.flatMap(textsIn);

/** Names in menus of the phone itself. */
const OF_THE_PHONE = ['Salvează în Fișiere', 'Adaugă la ecranul principal'];

const quotedIn = (path: string): readonly string[] =>
	sources
		.filter((source) => source.path.includes(path))
		.flatMap(textsIn)
		.flatMap((text) => [...text.matchAll(/„(?<label>[^”]+)”/gu)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !OF_THE_PHONE.includes(label));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((text) => text === quoted || text === `${quoted} (`);

/** All keys of nested words: “edge.answers.none”. */
const keysOf = (words: object): readonly string[] =>
	Object.entries(words).flatMap(([key, one]: readonly [string, unknown]) =>
		typeof one === 'object' && one !== null && !Array.isArray(one)
			? keysOf(one).map((inner) => `${key}.${inner}`)
			: [key]
	);

describe('the Romanian words', () => {
	it('are all read by this test', () => {
		expect(texts.length).toBeGreaterThan(800);
	});

	it('load part by part', async () => {
		const parts = await Promise.all(Object.values(ROMANIAN.pack ?? {}).map((load) => load()));
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((part) => typeof part !== 'object')).toEqual([]);
	});

	it.each([
		['ş or ţ with a cedilla', /[şţŞŢ]/],
		['a letter made of two characters', /\p{Mark}/u],
		['English quotes', /“/],
		['a straight apostrophe', /'/],
		['a hyphen for a minus sign', / -\d/]
	])('have nowhere %s', (_, wrong) => {
		expect(texts.filter((text) => wrong.test(text))).toEqual([]);
	});

	it('name every ruling, every answer and every source', () => {
		expect(keysOf(RULINGS)).toEqual(keysOf(englishRulings));
		expect(keysOf(SOURCES)).toEqual(keysOf(englishSources));
	});

	it('name everything in the boxes', () => {
		const { pieces, ...others } = boxes;
		const { pieces: englishPieces, ...englishOthers } = english;
		expect(keysOf(others)).toEqual(keysOf(englishOthers));
		expect(Object.keys(pieces)).toEqual(Object.keys(englishPieces));
	});
});

describe('buttons and headings are quoted by their Romanian labels', () => {
	it.each(['ro/help', 'ro/device.ts', 'ro/share.ts'])('in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});

it('has “de” between a number and its noun from 20 on', () => {
	expect([0, 1, 2, 19, 20, 100, 101, 119, 120].map((n) => counted(n, 'punct', 'puncte'))).toEqual([
		'0 puncte',
		'1 punct',
		'2 puncte',
		'19 puncte',
		'20 de puncte',
		'100 de puncte',
		'101 puncte',
		'119 puncte',
		'120 de puncte'
	]);
});
