import { describe, expect, it } from 'vitest';
import { dropMarks, isolate, isolateLines, tidyName } from '../../src/lib/engine/typed-text';

const FAMILY = '👩‍👩‍👧';
const ENGLAND = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
/** Written with joiners, variation selectors, tags or marks that change how they look. */
const JOINED = ['می\u200cخواهم', 'क्\u200dष', 'ന്\u200d', FAMILY, ENGLAND, '❤️', '1️⃣', 'é', '葛󠄀'];
/** Marks that show nothing. */
const MARKS = [
	...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
	...['\u2066', '\u2067', '\u2068', '\u2069', '\u200b', '\u2060', '\ufeff', '\u00ad']
];

describe('a typed name', () => {
	it.each(JOINED)('%s stays as it is', (name) => {
		expect(tidyName(name)).toBe(name);
		expect(dropMarks(name)).toBe(name);
		expect(isolate(name).replace(/[\u2068\u2069]/g, '')).toBe(name);
	});

	it.each(MARKS.map((mark) => [mark.codePointAt(0)?.toString(16) ?? '', mark]))(
		'has no mark %s',
		(_, mark) => {
			expect(tidyName(`${mark}An${mark}${mark}n ${mark}`)).toBe('Ann');
		}
	);

	it.each([
		['at the start', '\u200dAnn', 'Ann'],
		['at the start, after a mark and a space', '\u202a \u200dAnn', 'Ann'],
		['doubled', 'می\u200c\u200c\u200dخواهم', 'می\u200cخواهم'],
		['doubled around a mark', 'می\u200c\u200b\u200cخواهم', 'می\u200cخواهم'],
		['before a space', 'Ann\u200d Lee', 'Ann Lee'],
		['after a space', 'Ann\u00a0\u200c\u200cLee', 'Ann\u00a0Lee'],
		['alone', ' \u200d \u200c', '']
	])('has no joiner %s', (_, typed, name) => {
		expect(tidyName(typed)).toBe(name);
		expect(tidyName(name)).toBe(name);
	});

	it('keeps a joiner at the end: it changes the last letter', () => {
		expect(tidyName('ه\u200d')).toBe('ه\u200d');
	});
});

describe('a typed text in a sentence', () => {
	it.each([
		...['דנה', 'مريم', 'ܐܒܓ', 'ދިވެހި', '𞤀𞤣𞤤𞤢𞤥', '٣', 'ﷲ', 'Ann אבי', 'דנה (ann)', '1 דנה!'].map(
			(name) => [name, `\u2068${name}\u2069`]
		),
		...['Ann', 'Éric', 'Ion!', '(Ann)', '42', '+4', 'Ω', 'Жора', '王小明', 'ท', '가', FAMILY].map(
			(name) => [name, name]
		)
	])('%s is %j', (name, shown) => {
		expect(isolate(name)).toBe(shown);
		expect(isolate(shown)).toBe(shown);
	});

	it.each([
		['turns nothing round', 'Ann\u202eabc', 'Annabc'],
		['ends no isolate', 'דנה\u2069\u2069 4', '\u2068דנה 4\u2069'],
		['begins no line', 'דנה\u2029אבי\nאבי', '\u2068דנה אבי אבי\u2069']
	])('%s', (_, text, shown) => {
		expect(isolate(text)).toBe(shown);
	});

	it('is isolated in each of the lines into which it is broken', () => {
		const { length } = 'Ann and \u2068דנה';
		const text = `Ann and ${isolate('דנה לוי כהן')} share it`;
		const lines = [text.slice(0, length), 'לוי', 'כהן\u2069 share it'];
		expect(isolateLines(lines)).toEqual([
			'Ann and \u2068דנה',
			'\u2068לוי',
			'\u2068כהן\u2069 share it'
		]);
	});
});
