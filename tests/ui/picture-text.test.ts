import { describe, expect, it } from 'vitest';
import { wrapEvenly, wrapLines, truncate } from '../../src/lib/ui/share/picture/picture-text';

/** Measures each letter as ten pixels wide. */
const measure = (text: string): number => 10 * Array.from(text).length;

describe('text on a picture', () => {
	it.each([
		['Ada', 30, 'Ada'],
		['Adalbert', 50, 'Adal…'],
		['Ada von Wartburg', 50, 'Ada…'],
		['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 100, '👩‍👩‍👧‍👦…'],
		['Ada', 0, 'A…']
	])('%s in %i pixels is %s', (text, room, short) => {
		expect(truncate(text, room, measure)).toBe(short);
	});

	it.each([
		['Ada wins', 80, 3, ['Ada wins']],
		['Ada wins with 12 points', 100, 3, ['Ada wins', 'with 12', 'points']],
		['Ada wins with 12 points', 100, 2, ['Ada wins', 'with 12 p…']],
		['Maximiliane wins', 60, 3, ['Maxim…', 'wins']],
		['', 60, 3, ['']],
		// What is isolated is so on each line.
		['\u2068דנה לוי\u2069 +12', 60, 3, ['\u2068דנה', '\u2068לוי\u2069', '+12']]
	])('%s in lines of %i pixels', (text, room, most, lines) => {
		expect(wrapLines(text, room, most, measure)).toEqual(lines);
	});

	it.each([
		['Ada wins', 80, ['Ada wins']],
		['In play: 40 of 72 tiles laid', 250, ['In play: 40 of', '72 tiles laid']],
		['Ada and Chloé share the win', 160, ['Ada and Chloé', 'share the win']],
		['Maximiliane von Hohenstein wins', 100, ['Maximilia…', 'von', 'Hohenstei…']]
	])('%s in even lines of no more than %i pixels', (text, room, lines) => {
		expect(wrapEvenly(text, room, 3, measure)).toEqual(lines);
	});
});
