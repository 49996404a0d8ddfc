import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewOf } from '../../src/lib/review';
import { awardsCsv, scoresCsv } from '../../src/lib/share/csv';
import { csvOf } from '../../src/lib/share/csv-text';
import { loadLanguage } from '../../src/lib/words/languages';
import { ENGLISH, speak } from '../../src/lib/words/parts';
import { RECORDS } from '../record/records';

/** Reads CSV by RFC 4180 letter by letter, unlike the writer. */
function parse(csv: string, between = ','): readonly (readonly string[])[] {
	const rows: string[][] = [];
	let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
	for (let at = 1; at < csv.length; at++) {
		const letter = csv[at] ?? '';
		if (quoted && letter === '"' && csv[at + 1] === '"') cell += csv[++at] ?? '';
		else if (letter === '"') quoted = !quoted;
		else if (!quoted && letter === between) [row, cell] = [[...row, cell], ''];
		else if (!quoted && letter === '\r' && csv[at + 1] === '\n') {
			rows.push([...row, cell]);
			[row, cell] = [[], ''];
			at++;
		} else cell += letter;
	}
	expect([quoted, row, cell]).toEqual([false, [], '']);
	return rows;
}

const numberIn = (cell: string | undefined): number => Number(cell);

describe('a table as CSV', () => {
	it('begins with a byte order mark, and ends each row with CRLF', () => {
		expect(
			csvOf([
				['Ana', 3],
				['Ben', -2]
			])
		).toBe('\uFEFFAna,3\r\nBen,-2\r\n');
	});

	it.each([
		['a comma', 'Ana, Ben', '"Ana, Ben"'],
		['a semicolon', 'Ana; Ben', '"Ana; Ben"'],
		['a quote', 'Ana "B"', '"Ana ""B"""'],
		['a break', 'Ana\nBen', '"Ana\nBen"']
	])('keeps %s in one cell', (_, text, cell) => {
		expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
		expect(parse(csvOf([[text]]))).toEqual([[text]]);
	});

	it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '=HYPERLINK("x","y")'])(
		'lets no name reckon: %s',
		(name) => {
			expect(parse(csvOf([[name]]))).toEqual([[`'${name}`]]);
		}
	);

	it.each([
		['en', 'Ana,3,-2,1.5\r\n'],
		['de', 'Ana;3;-2;1,5\r\n'],
		['fr', 'Ana;3;-2;1,5\r\n'],
		['ro', 'Ana;3;-2;1,5\r\n']
	])('has columns and numbers as a spreadsheet in %s expects them', (tag, row) => {
		expect(csvOf([['Ana', 3, -2, 1.5]], tag)).toBe(`\uFEFF${row}`);
	});

	it.each(['en', 'de'])('keeps any separator of a text in its cell, in %s', (tag) => {
		const row = ['a;b', 'c,d', '"e"; "f", g', '1,5', '1;5'];
		expect(parse(csvOf([row], tag), tag === 'en' ? ',' : ';')).toEqual([row]);
	});

	it('leaves other names and minus numbers as they are', () => {
		expect(parse(csvOf([['Zoë-Ann', 'ليلى', -3]]))).toEqual([['Zoë-Ann', 'ليلى', '-3']]);
	});
});

describe('the tables of a game with a name from right to left', () => {
	it('isolate it, and leave out what nobody sees', () => {
		const [first] = RECORDS;
		if (!first) throw new Error('No game is recorded.');
		const { header, entries } = first;
		const names = ['דנה', '\u202aAnn\u202c'];
		const players = header.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
		const record = { header: { ...header, players }, entries };
		const review = reviewOf(record);
		for (const [table, column] of [
			[scoresCsv(review), 1],
			[awardsCsv(record, review), 2]
		] as const) {
			const called = parse(table).map((row) => row[column]);
			expect(called).toEqual(expect.arrayContaining(['\u2068דנה\u2069', 'Ann']));
		}
	});
});

describe.each([
	['en', ','],
	['de', ';'],
	['fr', ';'],
	['ro', ';']
] as const)('the tables of every recorded game in %s', (tag, between) => {
	beforeAll(async () => {
		const language = await loadLanguage(tag);
		// What is spoken loads the rest of its words afterwards: here nothing may still load when the file has ended.
		await Promise.all(Object.values(language.pack ?? {}).map((load) => load()));
		await speak(language);
	});
	afterAll(() => speak(ENGLISH));

	it('have rows as long as their heads, and add up', () => {
		// The other languages differ in signs and words only.
		for (const record of tag === 'en' ? RECORDS : RECORDS.slice(0, 8)) {
			const review = reviewOf(record);
			const scores = parse(scoresCsv(review), between);
			const awards = parse(awardsCsv(record, review), between);
			for (const table of [scores, awards])
				expect(new Set(table.map((row) => row.length)).size).toBe(1);
			for (const [, name, , points, ...sources] of scores.slice(1)) {
				const sum = sources.reduce((all, cell) => all + numberIn(cell), 0);
				expect(sum).toBe(numberIn(points));
				const mine = awards.slice(1).filter((row) => row[2] === name);
				expect(mine.reduce((all, row) => all + numberIn(row[3]), 0)).toBe(numberIn(points));
			}
		}
	});
});
