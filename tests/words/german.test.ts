import { describe, expect, it } from 'vitest';
import { GERMAN } from '../../src/lib/words/de';
import { row, span, withPoints } from '../../src/lib/words/de/format';
import { places } from '../../src/lib/words/de/places';
import { tiles } from '../../src/lib/words/de/tiles';
import { timeInSentence } from '../../src/lib/words/de/time';
import { sourcesIn } from '../tools/source/sources';
import { textsIn } from './support/texts';

const sources = sourcesIn('src/lib/words/de', ['.ts']);
const texts = sources.flatMap(textsIn);

/** Names in menus of the phone itself, and what isn't the name of a button. */
const NO_LABELS = [
	'Teilen',
	'In Dateien sichern',
	'Zum Home-Bildschirm',
	'Scoring: A Historical Perspective'
];

/** What a file quotes. */
const quotedIn = (path: string): readonly string[] =>
	sources
		.filter((source) => source.path.includes(path))
		.flatMap(textsIn)
		.flatMap((text) => [...text.matchAll(/„(?<label>[^“]+)“/gu)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !NO_LABELS.includes(label));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((text) => text === quoted || text === `${quoted} (`);

describe('the German words', () => {
	it('are all read by this test', () => {
		expect(texts.length).toBeGreaterThan(800);
	});

	it('load part by part', async () => {
		const parts = await Promise.all(Object.values(GERMAN.pack ?? {}).map((load) => load()));
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((part) => typeof part !== 'object')).toEqual([]);
	});

	it.each([
		['English or straight quotes', /[”"]|“\p{L}/u],
		['an apostrophe', /\p{L}['’]/u],
		['an ellipsis glued to a word', /\p{L}…/u],
		['a word of newer boxes', /Plättchen|Meeple|Zählleiste/],
		['the formal address', /\bIhnen\b|\p{Ll},? Sie\b/u]
	])('have nowhere %s', (_, wrong) => {
		expect(texts.filter((text) => wrong.test(text))).toEqual([]);
	});

	it.each(['de/help', 'de/device.ts', 'de/share.ts'])('quote labels as they are in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});

describe('German grammar', () => {
	it('puts points in the dative', () => {
		expect([withPoints(1), withPoints(90)]).toEqual(['1 Punkt', '90 Punkten']);
	});

	it('gives places their preposition and case', () => {
		expect([places.onto('monastery'), places.on('road'), places.off('city')]).toEqual([
			'ins Kloster',
			'auf der Straße',
			'aus der Stadt'
		]);
	});

	it('gives figures their gender', () => {
		expect([tiles.thePiece('wagon'), tiles.thePiece('am-abbey')]).toEqual([
			'den Wagen',
			'die Abtei'
		]);
		expect([tiles.noPiece('barn'), tiles.noPiece('am-abbey')]).toEqual([
			'kein Gutshof',
			'keine Abtei'
		]);
	});

	it('lists side by side without “und”', () => {
		expect(row(['Ada +8', 'Ben +8'])).toBe('Ada +8, Ben +8');
		expect(span(72 * 60_000)).toBe('1 Std.\u00a012 Min.');
	});

	it('says days in sentences with their preposition', () => {
		const now = new Date(2026, 10, 22, 21, 0);
		expect(timeInSentence(new Date(2026, 10, 22, 20, 14), now)).toBe('heute um 20:14 Uhr');
		expect(timeInSentence(new Date(2026, 10, 20, 20, 14), now)).toBe('am 20. November 2026');
	});
});
