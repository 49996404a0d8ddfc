import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import type { GridCell } from '../../src/lib/snap/reading';
import { readArguments } from '../tools/snap/arguments';
import { tilesOf } from '../tools/snap/boxes';
import { printedOf } from '../tools/snap/printed';

const CORNERS = ['--corners', '0,0,80,-5,90,60,-3.5,70'];
const read = (...words: readonly string[]) => readArguments(['a.jpg', ...words]);

describe('the command line', () => {
	it('names a photo, corners that may lie outside, and boxes', () => {
		expect(read(...CORNERS, '--boxes', 'base,inns')).toEqual({
			ok: true,
			value: {
				photo: 'a.jpg',
				corners: [
					{ x: 0, y: 0 },
					{ x: 80, y: -5 },
					{ x: 90, y: 60 },
					{ x: -3.5, y: 70 }
				],
				boxes: ['base', 'inns'],
				verbose: false
			}
		});
	});

	it.each<[string, object]>([
		['8,11', { size: { columns: 8, rows: 11 } }],
		[
			'2,0,0,3,2,0',
			{
				size: { columns: 3, rows: 4 },
				cells: [
					{ column: 2, row: 0 },
					{ column: 0, row: 3 }
				]
			}
		]
	])('takes one pair for the size of the grid, several for its cells: %s', (cells, expected) => {
		expect(read(...CORNERS, '--cells', cells, '--boxes', 'base')).toMatchObject({
			ok: true,
			value: expected
		});
	});

	it.each([
		[[], 'Say where the corners of the grid are'],
		[['--corners', '1,2,3', '--boxes', 'base'], 'Four corners are eight numbers'],
		[['--corners', '0,0,0,9,9,9,9,0', '--boxes', 'base'], 'The corners go around the grid'],
		[[...CORNERS], 'Say what is played with'],
		[[...CORNERS, '--boxes', 'carrom'], 'There is no box carrom.'],
		[[...CORNERS, '--boxes', 'base', '--cells', '1,2,3'], 'Cells are pairs'],
		[[...CORNERS, '--boxes', 'base', '--cells', '1,x'], 'Cells are pairs'],
		[[...CORNERS, '--boxes', 'base', '--cells', '31,4'], 'A grid has 1 to 30'],
		[[...CORNERS, '--boxes', 'base', '--cells', '0,4'], 'A grid has 1 to 30'],
		[['b.jpg'], 'Name one photo.'],
		[['--colour', 'red'], 'There is no option --colour.'],
		[['--boxes'], '--boxes needs a value.']
	])('refuses %j', (words, sentence) => {
		const refused = read(...words);
		expect(refused.ok ? '' : refused.error).toContain(sentence);
	});
});

describe('the tiles of boxes', () => {
	const countsOf = async (...names: readonly string[]) =>
		new Map((await tilesOf(names)).map(({ type, count }) => [type.id as string, count]));

	it('are those of a box, and of the first one where only expansions are named', async () => {
		const base = await countsOf('base');
		expect([...base.values()].reduce((sum, count) => sum + count, 0)).toBe(72);
		expect((await countsOf('inns')).get('base-V')).toBe(9);
		expect((await countsOf('winter')).get('winter-CFRF-bear')).toBe(1);
	});

	it('have all editions of an expansion, and what each player owns', async () => {
		const counts = await countsOf('base', 'inns', 'abbey');
		expect(counts.get('ic-FRFR-inn')).toBe(1);
		expect(counts.get('ic-FRFR-inn-garden')).toBe(1);
		expect(counts.get('am-abbey')).toBe(6);
	});
});

describe('what is printed', () => {
	it('has pairs for cells, and words for what is no tile of a box', () => {
		const cell: GridCell = { column: 3, row: 1 };
		const tile = { kind: 'tile', tile: tileId('base-E'), rotation: 2 } as const;
		const corner = { x: 0, y: 0 };
		const grid = { corners: [corner, corner, corner, corner], columns: 4, rows: 2 } as const;
		const read = {
			cell,
			content: { kind: 'other' },
			sure: false,
			next: [tile, { kind: 'empty' }]
		} as const;
		expect(printedOf({ grid, cells: [read], figures: [{ cell, colour: 'red' }] })).toEqual({
			cells: [
				{
					cell: [3, 1],
					tile: 'other',
					rotation: 0,
					sure: false,
					next: [
						{ tile: 'base-E', rotation: 2 },
						{ tile: 'empty', rotation: 0 }
					]
				}
			],
			figures: [{ cell: [3, 1], colour: 'red' }]
		});
	});
});
