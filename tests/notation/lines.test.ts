import { describe, expect, it } from 'vitest';
import { writeSheet } from '../../src/lib/notation';
import { readFreels } from '../../src/lib/notation/freels';
import { gameIn } from '../record/records';
import { read, scoresOf, toWrite, turnsOf } from './support';

/* Which lines of a text are turns: none is passed over without a word, and remarks around the game do no harm. */

const CHAMPIONSHIP = gameIn('tests/games/championship.json');
const linesIn = (form: 'freels' | 'central') =>
	writeSheet(toWrite(CHAMPIONSHIP), form).trimEnd().split('\n');
/** The final in Freels notation, and where its first turn stands. */
const FREELS = linesIn('freels');
const FIRST = FREELS.findIndex((line) => line.startsWith('1 '));
const lineOf = (number: number) => FIRST + number - 1;
/** The lines of the final with others in place of that of a turn. */
const withLine = (number: number, ...instead: readonly string[]) =>
	FREELS.toSpliced(lineOf(number), 1, ...instead).join('\n');

describe('a Freels line that should be the first turn', () => {
	it.each([
		['names no tile', '1 Y 0 0 -1 0 7+7'],
		['turns the tile too often', '1 U 4 0 -1 0 7+7'],
		['has a letter for a digit', '1 U 0 0 -l 0 7+7'],
		['lacks the figure', '1 U 0 -1 0 7+7']
	])('is refused where it %s', (_, first) => {
		const trouble = 'unreadable';
		expect(read(withLine(1, first))).toMatchObject({
			turns: 0,
			refused: { line: FIRST + 1, why: { trouble } }
		});
	});

	it('is missed where it looks like no turn at all', () => {
		expect(read(withLine(1, 'U 0 0 -1 0'))).toMatchObject({
			turns: 0,
			refused: { line: FIRST + 2, why: { trouble: 'not-next' } }
		});
	});
});

describe('the numbers of Freels lines', () => {
	it.each([2, 69, 70])('turn %i is missed where it isn’t there', (number) => {
		expect(read(withLine(number))).toMatchObject({
			turns: number - 1,
			refused: { line: lineOf(number) + 1, why: { trouble: 'not-next' } },
			over: false
		});
	});

	it('begin after that of the start tile where it has a line', () => {
		expect(read('0 D 0 0 0 0 7+7\n1 U 0 0 -1 0')).toMatchObject({ turns: 1, refused: undefined });
		const { refused } = read('1 D 1 0 0 0 7+7\n3 E 3 8 0 1');
		expect(refused).toEqual({ line: 2, why: { trouble: 'not-next' } });
	});

	it.each([2, 3])('after a tile that fitted nowhere, %i may follow on 2', (next) => {
		const read = readFreels(`1 D 2 4 1 0 7+7\n2 A -\n${String(next)} Q 1 6 2 0`);
		expect(read).toMatchObject({ ok: true, value: { moves: { length: 3 } } });
	});
});

it.each(['Total 96:95', '96 95', '(a fine game)\n\nThanks!'])(
	'“%s” may stand below the last tile',
	(remark) => {
		const back = read([...FREELS, '', remark].join('\n'));
		expect(back).toMatchObject({ turns: 71, refused: undefined, over: true });
		expect(scoresOf(back.record)).toEqual([96, 95]);
		expect(turnsOf(back.record)).toEqual(turnsOf(CHAMPIONSHIP));
	}
);

it('a remark is refused while tiles are left', () => {
	const { refused } = read([...FREELS.slice(0, lineOf(30)), 'Pause'].join('\n'));
	expect(refused).toEqual({ line: lineOf(30) + 1, why: { trouble: 'unreadable' } });
});

describe('a line of Central that should be the first turn', () => {
	const central = linesIn('central');

	it.each([
		['A:[0;-1N:frfr', 'unreadable'],
		['A:[0;-1]N:xrfr', 'unreadable'],
		['A[0;-1]N:frfr', 'unreadable'],
		['G:[0;-1]N:frfr', 'unreadable'],
		['1. A:-:frf', 'unreadable'],
		['A:[0;-1]N:ccrf', 'unknown-tile']
	])('is refused as %s', (first, trouble) => {
		const back = read(central.with(0, first).join('\n'));
		expect(back).toMatchObject({ turns: 0, refused: { line: 1, why: { trouble } } });
	});

	it('comes after the names of the players', () => {
		const back = read(['A: Ada', 'B: Ben', '', ...central].join('\n'));
		expect(back).toMatchObject({ turns: 71, refused: undefined });
	});
});
