import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tile } from '../../src/lib/engine/tile';
import { BOX_IDS } from '../../src/lib/rules/boxes';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { loadExpansions } from '../../src/lib/rules/loading';
import { lookFinder, looksOf, looksOfLines } from '../../src/lib/snap/looks';
import { tilesOf } from '../tools/snap/boxes';
import listed from './training/looks.json';
import { looksText, LOOKS_FILE, TRAINED } from './training/looks-text';

const road = tile('road', {}, 'R:EW F:0127 F:3456');
const curve = tile('curve', {}, 'R:SW F:012347 F:56');
const animals = tile('animals', { mark: 'bear' }, 'R:EW F:3456 F:0127');

describe('looks', () => {
	it('are one for tiles that differ only in a mark, or in the order of their segments', () => {
		expect(looksOf([road, curve, animals]).map(({ line }) => line)).toEqual([
			'R:EW F:0127 F:3456',
			'R:SW F:012347 F:56'
		]);
	});

	it.each([
		['a pennant', 'C:NE F:4567', 'C:NE+ F:4567'],
		['an inn', 'R:SW F:012347 F:56', 'R:SW!inn F:012347 F:56'],
		['a pig herd', 'R=river:SW F:012347 F:56', 'R=river:SW F:012347!herd F:56'],
		['a garden', 'C:NE F:4567', 'C:NE F:4567 M=garden'],
		['a road that ends', 'R:EW F:0127 F:3456', 'R:E>village R:W>village F:0127 F:3456'],
		['a road under another', 'R:NS<1 R:EW F:07 F:12 F:34 F:56', 'R:NS R:EW F:07 F:12 F:34 F:56']
	])('differ by %s', (_, one, other) => {
		expect(looksOfLines([one, other])).toHaveLength(2);
	});

	it('repeat after one, two or four quarter turns', () => {
		const lines = ['M F:01234567', 'R:EW F:0127 F:3456', 'R:SW F:012347 F:56'];
		expect(looksOfLines(lines).map(({ period }) => period)).toEqual([1, 2, 4]);
	});

	it('say how far a tile is turned from the first one', () => {
		const find = lookFinder(looksOf([road, curve]));
		expect(find(tile('t', {}, 'R:NW F:07 F:123456'))).toEqual({ look: 1, rotation: 1 });
		expect(find(tile('t', {}, 'R:ES F:34 F:012567'))).toEqual({ look: 1, rotation: 3 });
		expect(find(tile('t', {}, 'R:NS F:1234 F:5670'))).toEqual({ look: 0, rotation: 1 });
		expect(find(tile('t', {}, 'M F:01234567'))).toBeUndefined();
	});

	it('are known of every tile of the boxes and expansions that the network was trained with', async () => {
		await loadExpansions(EXPANSION_IDS);
		const find = lookFinder(looksOfLines(listed.map(({ line }) => line)));
		const supplies = await tilesOf([...BOX_IDS, ...TRAINED]);
		expect(supplies.filter(({ type }) => !find(type)).map(({ type }) => type.id)).toEqual([]);
	});

	it('are listed for the network as they are', async () => {
		expect(await readFile(LOOKS_FILE, 'utf8')).toBe(await looksText());
	});
});
