import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import { checkPlayers, nameLength, nameProblem, type Player } from '../../src/lib/record';

const zalgo = `e${'\u0301'.repeat(12)}`;

describe('a name', () => {
	it.each([
		['one letter', 'A'],
		['40 letters', 'x'.repeat(40)],
		['40 letters in space', `   ${'x'.repeat(40)}\n`],
		['Arabic', 'عبد الرحمن بن محمد'],
		['Arabic with all its vowels', 'مُحَمَّدٌ'],
		['Hebrew', 'שׁוּלַמִּית'],
		['Chinese', '王小明'.repeat(13)],
		['rare Chinese beyond 16 bits', '𠮷'.repeat(40)],
		['Devanagari conjuncts', 'क्षत्रिय'],
		['Thai', 'น้ำทิพย์'],
		['Korean in parts', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
		['40 families', '👩‍👩‍👧‍👦'.repeat(40)],
		['flags', '🇷🇴🇫🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
		['skin tones', '👍🏽'.repeat(40)],
		['letters under many accents', zalgo.repeat(40)],
		['markup', '<img src=x onerror=alert(1)>'],
		['quotes and braces', `"'\`{{constructor}}\${1}`],
		['a word of JavaScript', '__proto__']
	])('may be %s', (_, name) => {
		expect(nameProblem(name)).toBeUndefined();
	});

	it.each([
		['nothing', '', 'missing'],
		['space', ' \t\n\u00a0\u3000', 'missing'],
		['what nobody can see', '\u200b\u200d\u2060\ufeff\u3164', 'missing'],
		['41 letters', 'x'.repeat(41), 'too-long'],
		['41 families', '👩‍👩‍👧‍👦'.repeat(41), 'too-long'],
		['one letter under a tower of accents', `e${'\u0301'.repeat(5000)}`, 'too-long'],
		['two lines', 'Ana\nBo', 'unprintable'],
		['a control character', 'Ana\u0007', 'unprintable'],
		['half a character', 'Ana\ud83d', 'unprintable'],
		['a line separator', 'Ana\u2028Bo', 'unprintable']
	])('may not be %s', (_, name, problem) => {
		expect(nameProblem(name)).toBe(problem);
	});

	it('is counted in characters as people see them', () => {
		expect(nameLength('👩‍👩‍👧‍👦é́王')).toBe(3);
	});
});

const table = (...names: readonly string[]): readonly Player[] =>
	names.map((name, index) => ({ name, colour: PLAYER_COLOURS[index] ?? 'grey' }));

describe('the players of a new game', () => {
	it.each([1, 2, 3, 4, 5, 6])('can be %i', (count) => {
		const players = table('A', 'B', 'C', 'D', 'E', 'F').slice(0, count);
		expect(checkPlayers(players, count - 1)).toEqual([]);
	});

	it('can sit there without a name', () => {
		expect(checkPlayers(table('', 'Ana', ''), 0)).toEqual([]);
	});

	it('can have the same name', () => {
		expect(checkPlayers(table('Ana', 'Ana'), 0)).toEqual([]);
	});

	it('are one to six', () => {
		expect(checkPlayers([], 0)).toEqual([{ code: 'no-players' }]);
		const seven = checkPlayers(table('A', 'B', 'C', 'D', 'E', 'F', 'G'), 0);
		expect(seven).toContainEqual({ code: 'too-many-players' });
	});

	it('must have a colour of their own', () => {
		const players = table('A', 'B', 'C').map((player) => ({ ...player, colour: 'red' as const }));
		expect(checkPlayers(players, 0)).toEqual([
			{ code: 'same-colour', player: 1, other: 0 },
			{ code: 'same-colour', player: 2, other: 0 }
		]);
	});

	it('get a problem for everything wrong, with the player’s number', () => {
		expect(checkPlayers(table('\u200b', 'x'.repeat(41), 'a\u0000'), 3)).toEqual([
			{ code: 'name-missing', player: 0 },
			{ code: 'name-too-long', player: 1 },
			{ code: 'name-unprintable', player: 2 },
			{ code: 'no-such-first' }
		]);
	});

	it.each([-1, 2, 0.5, NaN])('cannot begin with player %d of two', (first) => {
		expect(checkPlayers(table('A', 'B'), first)).toEqual([{ code: 'no-such-first' }]);
	});
});
