import { describe, expect, it } from 'vitest';
import { tile } from '../../src/lib/engine/tile';
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
import { testDesigns } from '../tools/games/tile-facts';
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

describe('every design of the later boxes equals its row in box-tiles.json', () => {
	testDesigns(DESIGNS, facts.tiles);

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
