import { describe, expect, it } from 'vitest';
import { FILE_PROBLEMS } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { MAX_BYTES, parseGameFile } from '../../src/lib/record/parse-file';
import { fileOf, laid, nested, problemIn, withField } from './bad';
import { seededRandom, randomRecord } from './support';

const SEED = 20261120;

/** A valid file of this many bytes. */
function padded(bytes: number): string {
	const text = fileOf(laid);
	return text + ' '.repeat(bytes - new TextEncoder().encode(text).length);
}

describe('a file too large', () => {
	it('is refused with its size before anything else is read', () => {
		expect(problemIn('x'.repeat(MAX_BYTES + 1))).toEqual({
			code: 'too-large',
			bytes: MAX_BYTES + 1,
			most: MAX_BYTES
		});
	});

	it('is measured in bytes, not in characters', () => {
		const text = 'é'.repeat(MAX_BYTES / 2 + 1);
		expect(problemIn(text)).toMatchObject({ code: 'too-large', bytes: MAX_BYTES + 2 });
	});

	it('is none of exactly the limit', () => {
		expect(problemIn(padded(MAX_BYTES))).toBeUndefined();
	});
});

describe('a file cut short', () => {
	it('is refused as cut short, wherever it was cut', () => {
		const text = fileOf(laid, { type: 'log/undone' }).trimEnd();
		for (let length = 0; length < text.length; length++)
			expect(problemIn(text.slice(0, length))).toEqual({ code: 'cut-short' });
	});
});

describe('a file that is not JSON', () => {
	it.each([
		['words', 'Ana won.'],
		['a page', '<!doctype html><title>Carcassonne</title>'],
		['bytes', '\u0000\u0001\ufffd'],
		['two files', fileOf() + fileOf()],
		['one brace too many', `${fileOf()}}`],
		['a comma too many', '{"tilekeep": 1,}'],
		['a number that is none', withField('"x": NaN')],
		['a quotation of a place', '{"a": b at position 999999 (line 9 column 9)}']
	])('is refused: %s', (_, text) => {
		expect(problemIn(text)).toMatchObject({ code: 'not-json' });
	});

	it.each([
		['oops', 1, 1],
		['{\n\t"tilekeep": 1,\n\t"header": oops\n}', 3, 12],
		['{"a": 1,}', 1, 9],
		['{"a": 1 "b": 2}', 1, 9],
		['{"a" 1}', 1, 6],
		['{a: 1}', 1, 2],
		['[1, 2,]', 1, 7],
		['[1}', 1, 3],
		['{"a": [1, 2], "b": tru}', 1, 20],
		['[01]', 1, 3],
		['[1.e5]', 1, 3],
		['["\\x"]', 1, 3],
		['["\\u12g4"]', 1, 3],
		['["a\nb"]', 1, 4],
		['{} {}', 1, 4],
		[']', 1, 1],
		['["é", TRUE]', 1, 7]
	])('is refused with the place where it goes wrong: %j', (text, line, column) => {
		expect(problemIn(text)).toEqual({ code: 'not-json', line, column });
	});

	it.each([
		'[1.',
		'[-',
		'{"a": 1e',
		'{"a": 1e+',
		'["\\',
		'["\\u00',
		'[tru',
		'{"a"',
		'{"a":',
		'[1,'
	])('may have been cut short instead: %s', (text) => {
		expect(problemIn(text)).toEqual({ code: 'cut-short' });
	});

	it('is searched quickly, however large', () => {
		const text = `["${'a\\u0041'.repeat(500_000)}", ${nested(100_000)}, "\u0007"]`;
		expect(problemIn(text)).toMatchObject({ code: 'not-json', line: 1 });
	});
});

/** A text with a few bits flipped. */
function flipped(text: string, random: () => number): string {
	const bytes = new TextEncoder().encode(text);
	for (let flips = 1 + Math.floor(random() * 3); flips > 0; flips--) {
		const at = Math.floor(random() * bytes.length);
		bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
	}
	return new TextDecoder().decode(bytes);
}

/** A text with a piece of it left out, doubled, or put elsewhere. */
function spliced(text: string, random: () => number): string {
	const [from = 0, to = 0] = [random(), random()]
		.map((part) => Math.floor(part * text.length))
		.sort((a, b) => a - b);
	const piece = text.slice(from, to);
	const at = Math.floor(random() * text.length);
	if (random() < 0.5) return text.slice(0, from) + text.slice(to);
	return text.slice(0, at) + piece + text.slice(at);
}

/** What stands before a place in a text. */
function before(text: string, { line = 1, column = 1 }: { line?: number; column?: number }) {
	const lines = text.split('\n').slice(0, line);
	return [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column - 1)].join('\n');
}

/** In JSON: a number that damage turned into −0 is written as 0. */
const written = (value: unknown): string => JSON.stringify(value);

describe.each([
	['flipped bits', flipped],
	['spliced pieces', spliced]
])(`a file with %s (seed ${String(SEED)})`, (_, damage) => {
	const random = seededRandom(SEED);
	const text = makeGameFile(randomRecord(SEED));

	it('is read whole or refused with a known code and a sentence', () => {
		const codes: readonly string[] = FILE_PROBLEMS;
		for (let round = 0; round < 2000; round++) {
			const damaged = damage(text, random);
			const parsed = parseGameFile(damaged);
			if (parsed.ok)
				expect(written(parseGameFile(makeGameFile(parsed.value)))).toBe(written(parsed));
			else expect(codes).toContain(problemIn(damaged)?.code);
			if (!parsed.ok && parsed.error.code === 'not-json')
				expect(problemIn(before(damaged, parsed.error))?.code).not.toBe('not-json');
		}
	});
});
