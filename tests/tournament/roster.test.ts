import { describe, expect, it } from 'vitest';
import { namesIn, suggestedRounds } from '../../src/lib/tournament/roster';

const ABC = ['Ann', 'Ben', 'Cleo'];

describe('a list of names', () => {
	it.each([
		['one a line', 'Ann\nBen\r\n\n  Cleo  ', ['Ann', 'Ben', 'Cleo']],
		['numbered', '1. Ann\n2) Ben\n10: Cleo', ['Ann', 'Ben', 'Cleo']],
		['between commas', 'Ann, Ben,Cleo', ['Ann', 'Ben', 'Cleo']],
		['a table, by its column of names', 'No;Club;Name\n1;Köln;Ann\n2;Bonn;Ben', ['Ann', 'Ben']],
		['in any language of the app', 'Nume,Oraș\nAna,Cluj', ['Ana']],
		['a table without a head, its first texts', '1,Ann,1200\n2,Ben,1100', ['Ann', 'Ben']],
		[
			'quoted, with what is between cells',
			'"Doe, Ann","x"\n"O ""B"" Ben",y',
			['Doe, Ann', 'O "B" Ben']
		],
		['from a spreadsheet', '\uFEFFName\tElo\nAnn\t12\nBen\t13', ['Ann', 'Ben']],
		['without marks that show nothing', '\u20661. Ann\u2069\nB\u200Ben', ['Ann', 'Ben']],
		['in any script', 'דנה\nЖеня', ['דנה', 'Женя']],
		['of any signs', '🐉\n007\nAnn', ['🐉', '007', 'Ann']],
		['beside numbers', '1;🐉;5\n2;Ann;4\n;;', ['🐉', 'Ann']],
		['below any usual heading', 'Teilnehmer\nAna\nBen', ['Ana', 'Ben']],
		['in two columns', 'Club,First name,Last name\nX,Ana,Doe\nY,Ben,Doe', ['Ana Doe', 'Ben Doe']],
		['in two columns, the last name first', 'Nom;Prénom\nDoe;Ana\nDoe;Ben', ['Ana Doe', 'Ben Doe']],
		[
			'as lists of members have them',
			'Doe, Ann\nDoe, Ben\nRoe, Cleo',
			['Doe, Ann', 'Doe, Ben', 'Roe, Cleo']
		],
		['between commas, on several lines', 'Ann, Ben, Cleo,\nDan, Eve', [...ABC, 'Dan', 'Eve']],
		['in a table without a space after its commas', 'Ann,Köln\nBen,Bonn', ['Ann', 'Ben']],
		['with nothing in it', '\n \n', []]
	])('is read %s', (_, text, names) => {
		expect(namesIn(text, () => false)).toEqual({ names, left: 0 });
	});

	it('leaves out what is no name, and says how many', () => {
		expect(namesIn(`Ann\n${'x'.repeat(41)}\nB\u0007en`, () => false)).toEqual({
			names: ['Ann'],
			left: 2
		});
	});

	it('says how many lines have no name', () => {
		const none = () => false;
		expect(namesIn('Club;Name\nKöln;\nBonn;Ben', none)).toEqual({ names: ['Ben'], left: 1 });
		expect(namesIn('1;5\n2;Ben', none)).toEqual({ names: ['Ben'], left: 1 });
	});

	it('has each name once, however it is written, and nobody who is there', () => {
		const text = 'Ann\nBen\nANN \nCleo';
		expect(namesIn(text, (name) => name === 'Ben')).toEqual({ names: ['Ann', 'Cleo'], left: 2 });
	});
});

it.each([
	[2, 'swiss', 1],
	[4, 'swiss', 3],
	[8, 'swiss', 3],
	[9, 'swiss', 4],
	[16, 'swiss', 4],
	[40, 'swiss', 6],
	[200, 'swiss', 8],
	[5, 'round-robin', 5],
	[6, 'round-robin', 5],
	[8, 'round-robin', 7]
] as const)('%i players play %s in %i rounds', (players, pairing, rounds) => {
	expect(suggestedRounds(players, pairing)).toBe(rounds);
});
