import { describe, expect, it } from 'vitest';
import { FRENCH } from '../../src/lib/words/fr';
import { ofName, ofNames, ofThe, the } from '../../src/lib/words/fr/grammar';
import { sourcesIn } from '../tools/source/sources';
import { textsIn } from './support/texts';

const sources = sourcesIn('src/lib/words/fr', ['.ts']);
const texts = sources.flatMap(textsIn);

/** Names in menus of the phone itself. */
const OF_THE_PHONE = ['Enregistrer dans Fichiers', 'Sur l’écran d’accueil'];

/** What a file quotes, without the spaces inside the quotes. */
const quotedIn = (path: string): readonly string[] =>
	sources
		.filter((source) => source.path.includes(path))
		.flatMap(textsIn)
		.flatMap((text) => [...text.matchAll(/«\u202f(?<label>[^»]+)\u202f»/gu)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !OF_THE_PHONE.includes(label));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((text) => text === quoted || text === `${quoted} (`);

describe('the French words', () => {
	it('are all read by this test', () => {
		expect(texts.length).toBeGreaterThan(800);
	});

	it('load part by part', async () => {
		const parts = await Promise.all(Object.values(FRENCH.pack ?? {}).map((load) => load()));
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((part) => typeof part !== 'object')).toEqual([]);
	});

	it.each([
		['an ordinary space before ; : ! ? »', / [;:!?»]/],
		['an ordinary space after «', /« /],
		['a word glued to ; ! ? »', /\p{L}[;!?»]/u],
		['a straight apostrophe between letters', /\p{L}'\p{L}/u],
		['English quotes', /[“”]/]
	])('have nowhere %s', (_, wrong) => {
		expect(texts.filter((text) => wrong.test(text))).toEqual([]);
	});
});

describe('buttons and headings are quoted by their French labels', () => {
	it.each(['fr/help', 'fr/device.ts', 'fr/share.ts', 'fr/contract.ts'])('in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});

describe('French articles and names', () => {
	it('elides before a vowel and a silent h', () => {
		expect(['Anna', 'Élodie', 'Hélène', 'Œdipe', 'Yves'].map(ofName)).toEqual([
			'd’Anna',
			'd’Élodie',
			'd’Hélène',
			'd’Œdipe',
			'd’Yves'
		]);
	});

	it('doesn’t elide before a consonant, a sounded h or y, or what is no letter', () => {
		expect(['Marc', 'Hassan', 'Yann', '🦊', '7', ''].map(ofName)).toEqual([
			'de Marc',
			'de Hassan',
			'de Yann',
			'de 🦊',
			'de 7',
			'de '
		]);
	});

	it('repeats “de” before each name', () => {
		expect(ofNames(['Anna', 'Marc'])).toBe('d’Anna et de Marc');
	});

	it('contracts “de le”', () => {
		const [field, abbey] = [
			{ one: 'pré', many: 'prés' },
			{ one: 'abbaye', many: 'abbayes', feminine: true } as const
		];
		expect([the(field), ofThe(field), the(abbey), ofThe(abbey)]).toEqual([
			'le pré',
			'du pré',
			'l’abbaye',
			'de l’abbaye'
		]);
	});
});
