import { describe, expect, it } from 'vitest';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { tile, type Terrain } from '../../src/lib/engine/tile';
import { CIRCLE_TILES } from '../../src/lib/expansions/crop-circles/tiles';
import { HOUSE_WITH_GARDEN } from '../../src/lib/expansions/abbey-and-mayor/tiles';
import { GARDEN_TILES } from '../../src/lib/rules/gardens/tiles';
import { GOLD_TILES } from '../../src/lib/expansions/gold-mines/tiles';
import { INN_TILES, innCounts } from '../../src/lib/expansions/inns-and-cathedrals/tiles';
import { KING_TILES } from '../../src/lib/expansions/king-and-robber/tiles';
import { MAGIC_TILES } from '../../src/lib/expansions/mage-and-witch/tiles';
import { RIVER_TILES } from '../../src/lib/expansions/river/tiles';
import { RIVER_2_TILES } from '../../src/lib/expansions/river-2/tiles';
import { TRADER_TILES, traderCounts } from '../../src/lib/expansions/traders-and-builders/tiles';
import { factOf, told, type Fact } from '../tools/games/tile-facts';
import facts from './box-tiles.json';

/** Without the spring, which is that of the other river. */
const SECOND_RIVER = RIVER_2_TILES.slice(1);
const DESIGNS = [
	...GARDEN_TILES,
	HOUSE_WITH_GARDEN,
	...RIVER_TILES,
	...INN_TILES,
	...TRADER_TILES,
	...KING_TILES,
	...GOLD_TILES,
	...MAGIC_TILES,
	...CIRCLE_TILES,
	...SECOND_RIVER
];
const table = DESIGNS.map((type) => [type.id, type] as const);

interface Row {
	readonly id: string;
	readonly edges: readonly string[];
	readonly features: readonly Fact[];
}
const rows = new Map((facts.tiles as readonly Row[]).map((row) => [row.id, row]));

/** In the code of a tile the river comes last, as S for stream. */
const LETTERS: Readonly<Record<Terrain, string>> = {
	city: 'C',
	field: 'F',
	road: 'R',
	river: 'S',
	any: 'X'
};

describe('every design of the later boxes equals its row in box-tiles.json', () => {
	it('the same designs, no more and no fewer', () => {
		expect(DESIGNS.map(({ id }) => id as string).sort()).toEqual([...rows.keys()].sort());
	});

	it.each(table)('%s', (id, type) => {
		expect(type.edges).toEqual(rows.get(id)?.edges);
		expect(type.segments.map((segment) => factOf(segment, type))).toEqual(
			told(rows.get(id)?.features ?? [])
		);
	});

	it.each(table)('%s has the rotation whose code is first in the alphabet', (_, { oriented }) => {
		const codes = ALL_ROTATIONS.map((rotation) =>
			oriented[rotation].edges.map((edge) => LETTERS[edge]).join('')
		);
		expect([...codes].sort()[0]).toBe(codes[0]);
	});

	it('a tile with a garden is otherwise the one without it', () => {
		const lines = new Map(DESIGNS.map(({ id, line }) => [id as string, line]));
		for (const { id, line } of DESIGNS) {
			const plain = lines.get(id.replace('-garden', ''));
			if (id.endsWith('-garden') && plain !== undefined) expect(line).toBe(`${plain} M=garden`);
		}
	});
});

describe('the printing of 2025', () => {
	const rulings = { innTiles: 'print-2025', traderTiles: 'print-2025' };
	const sets = [
		[facts.sets['inns-and-cathedrals-c31'], innCounts, 'ic-RSRS-inn'],
		[facts.sets['traders-and-builders-c31'], traderCounts, 'tb-CCSS-wine']
	] as const;

	it.each(sets)('has the tiles of its set where a river is played', (set, counts) => {
		expect(counts(rulings, ['river'])).toEqual(set);
		expect(counts(rulings, ['river-2'])).toEqual(set);
	});

	it.each(sets)('leaves the tile with a river in the box without one', (set, counts, tile) => {
		const without = counts(rulings, ['gold-mines']);
		expect(Object.keys(without)).not.toContain(tile);
		expect({ ...without, [tile]: 1 }).toEqual(set);
	});
});

describe('kinds and signs of modules in a tile’s line', () => {
	const type = tile('test', {}, 'R:NS!toll!gate R=river:EW<0 F:07 F:12 F:34 F:56 M=garden');

	it('name the segment and its terrain', () => {
		expect(type.segments.map(({ shape, kind, signs = [] }) => [shape, kind, ...signs])).toEqual([
			['path', 'road', 'toll', 'gate'],
			['path', 'river'],
			...Array.from({ length: 4 }, () => ['field', 'field']),
			['centre', 'garden']
		]);
		expect(type.edges).toEqual(['road', 'river', 'road', 'river']);
	});

	it('a river matches a river only', () => {
		const bitsOf = (line: string) => tile('test', {}, line).oriented[0].edgeBits;
		expect(bitsOf('R=river:EW F:0127 F:3456')).not.toBe(bitsOf('R:EW F:0127 F:3456'));
	});
});
