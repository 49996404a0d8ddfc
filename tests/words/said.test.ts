import { describe, expect, it } from 'vitest';
import { printed, saidIn, type Said } from '../tools/words/matrix';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/lib/words/tags';

/** What no sentence has in any language. */
const NOWHERE: readonly (readonly [what: string, RegExp])[] = [
	['two spaces', / {2}|\u00a0 | \u00a0/],
	['a space before a comma', / ,/],
	['a value that isn’t there', /undefined|\[object|NaN|Infinity/],
	['a small letter at the beginning of a sentence', /^\p{Ll}.*[.!?]$/u]
];

/** What a language's grammar forbids. */
const GRAMMAR: Readonly<Record<LanguageTag, readonly (readonly [what: string, RegExp])[]>> = {
	en: [],
	de: [
		[
			'another case than the dative after its prepositions',
			/\b(?:mit|von|bei|aus|seit|zu|nach) (?:das|die|ein|eine|einen|kein|keine|keinen|dies|dieses) /iu
		],
		[
			'another case than the accusative after its prepositions',
			/\b(?:für|durch|ohne|gegen|um) (?:dem|der|einem|einer|keinem|keiner|diesem|dieser|ihm|mir|dir)\b/iu
		]
	],
	fr: [
		[
			'a vowel that is elided',
			/(?<![-\p{L}])(?:de|le|que|ne|se|me|te|je) (?:[aeiouéèêà]|Anna|Éric|Ion)/u
		],
		['“si il”', /\bsi ils?\b/]
	],
	ro: [
		[
			'a number from 20 on without “de”',
			/\b2[0-9] (?:cartonaș|punct|joc|jucăt|meeple|ture|zile|fotograf)/u
		],
		[
			'an article after a preposition where nothing follows the noun',
			/(?<!\p{L})(?:pe|în|la|din|lângă|sub|peste|spre|de) (?:drumul|orașul|câmpul|cartonașul|locul|jocul|meepleul|abatele|mănăstirea|grădina|abația|cartonașele|drumurile|orașele|câmpurile|tura|cutia|rezerva|râul|lacul|moșia|căruța)(?=[.,;:!?)]|$)/iu
		]
	]
};

/** Pairs of which both must be there. */
const PAIRS: Readonly<Record<LanguageTag, readonly string[]>> = {
	en: ['()', '“”'],
	de: ['()', '„“'],
	fr: ['()', '«»'],
	ro: ['()', '„”']
};

/** English words that mean nothing in the other languages. An edition's printed title stays as it is. */
const ENGLISH = /\b(?:the|and|with|has|tiles|city|road)\b/;
const TITLES = /Inns and Cathedrals/g;

/** A custom tile's layout is a list of all that it shows. */
const isLong = (path: string): boolean => path === 'customTiles.layout';
const sentencesOf = (text: string): readonly string[] =>
	text.split(/(?<=[.!?:;])\s|\||\s[;:]\s|\(/);
const hasManyWords = (sentence: string): boolean =>
	sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > 25;

const where = ({ path, args, text }: Said): string => `${path}(${args}): ${text}`;
const count = (text: string, letter: string): number => text.split(letter).length;
const isPaired = (text: string, [open = '', close = '']: string): boolean =>
	count(text, open) === count(text, close);

describe.each(LANGUAGE_TAGS)('the sentences of %s', async (tag) => {
	const said = await saidIn(tag);
	const those = (isWrong: (text: string) => boolean): readonly string[] =>
		said.filter(({ text }) => isWrong(text)).map(where);

	it('are those in the list, which `npx vitest run --project unit tests/words/said.test.ts -u` writes', async () => {
		await expect(printed(said)).toMatchFileSnapshot(`said/${tag}.txt`);
	});

	it.each([...NOWHERE, ...GRAMMAR[tag]])('have nowhere %s', (_, wrong) => {
		expect(those((text) => wrong.test(text))).toEqual([]);
	});

	it.each(PAIRS[tag])('close each %s', (pair) => {
		expect(those((text) => !isPaired(text, pair))).toEqual([]);
	});

	it('have at most 25 words', () => {
		const long = said
			.filter(({ path }) => !isLong(path))
			.flatMap(({ text }) => sentencesOf(text).filter(hasManyWords));
		expect(long).toEqual([]);
	});

	it.each(tag === 'en' ? [] : [ENGLISH])('have no English words, such as %s', (english) => {
		expect(those((text) => english.test(text.replace(TITLES, '')))).toEqual([]);
	});
});
