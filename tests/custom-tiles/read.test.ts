import { describe, expect, it } from 'vitest';
import { ABBEY_AND_MAYOR_TILES } from '../../src/lib/expansions/abbey-and-mayor/tiles';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import { GARDEN_TILES } from '../../src/lib/rules/gardens/tiles';
import { INN_TILES } from '../../src/lib/expansions/inns-and-cathedrals/tiles';
import { RIVER_TILES } from '../../src/lib/expansions/river/tiles';
import { TRADER_TILES } from '../../src/lib/expansions/traders-and-builders/tiles';
import { WINTER_TILES } from '../../src/lib/rules/winter/tiles';
import {
	freeId,
	BOX_TILE_IDS,
	MAX_PROMO_TILES,
	PROMO_IDS,
	readLine,
	readCustomTile,
	customTileType
} from '../../src/lib/custom-tiles';
import { formatLine } from '../../src/lib/custom-tiles/format';

const [first] = BOX_TILE_IDS;
const custom = { id: first, line: 'C:N+ R:SW F:2347 F:56' };

describe('a line from anywhere', () => {
	const signed = [...INN_TILES, ...TRADER_TILES].filter(
		({ line }) => line.includes('!') && !/=|C\S*>| F$/.test(line)
	);
	const printed = [
		...GARDEN_TILES,
		...RIVER_TILES,
		...BASE_TILES,
		...WINTER_TILES,
		...ABBEY_AND_MAYOR_TILES,
		...signed
	];

	it.each(printed.map(({ id, segments }) => [id, formatLine(segments)]))(
		'may be that of %s: %s',
		(_, line) => {
			expect(readLine(line)).toMatchObject({ ok: true });
		}
	);

	it.each([
		['too-long', `F:01234567${' '.repeat(200)}`],
		['too-long', Array.from({ length: 17 }, () => 'M').join(' ')],
		['unreadable', ''],
		['unreadable', 'C:N  F:234567'],
		['unreadable', 'C:N F:23456X'],
		['unreadable', 'R:N>dragon F:01234567'],
		['unreadable', '__proto__'],
		['unreadable', 'C:N!inn F:234567'],
		['unreadable', 'C:N!dragon F:234567'],
		['unreadable', 'C:N!wine!wine F:234567'],
		['unreadable', 'R:EW!wine F:0127 F:3456'],
		['unreadable', 'M!inn F:01234567'],
		['unreadable', 'C:N! F:234567'],
		['unreadable', 'M=dragon F:01234567'],
		['unreadable', 'R=garden:EW F:0127 F:3456'],
		['unreadable', 'M=garden!wine F:01234567'],
		['incomplete', 'C:NESW M=garden@0'],
		['incomplete', 'C:NESW M=garden'],
		['unreadable', 'R=canal:EW F:0127 F:3456'],
		['unreadable', 'M=river F:01234567'],
		['incomplete', 'R=river:W F:01234567'],
		['incomplete', 'R=river:W!inn F:01234567'],
		['incomplete', 'R=river:W!spring!lake F:01234567'],
		['incomplete', 'R=river:EW!spring F:0127 F:3456'],
		['incomplete', 'R=river:W>village F:01234567'],
		['incomplete', 'R=river:ESW F:0127 F:34 F:56'],
		['incomplete', 'R:N>crossing R=river:EW<0 F:0127 F:3456'],
		['incomplete', 'R:N>village R:EW<0 F:0127 F:3456'],
		['overlapping', 'R:W>village R=river:W!lake F:01234567'],
		['crossing', 'R:NS R=river:EW F:07 F:12 F:34 F:56'],
		['crossing', 'R=river:EW F:01234567'],
		['overlapping', 'M M=garden F:01234567'],
		['incomplete', 'C: F:01234567'],
		['incomplete', 'C:N+++ F:234567'],
		['incomplete', 'R:N F:01234567'],
		['incomplete', 'R:NS>village F:0567 F:1234'],
		['incomplete', 'C:N R:S>city F:234567'],
		['incomplete', 'C:N R:S>city1 F:234 F:567'],
		['incomplete', 'C:N R:S>village0 F:234567'],
		['incomplete', 'R:N>city1 F:01234567'],
		['incomplete', 'M@1 F:01234567'],
		['incomplete', 'M:NESW'],
		['incomplete', 'F: F:01234567'],
		['incomplete', 'C:NS<1 R:ES<0 F:23 F:67'],
		['incomplete', 'C:NS<1 C:EW<0'],
		['incomplete', 'C:NS<5 C:EW'],
		['incomplete', 'C:NS<1 R:E>village F:23 F:67'],
		['incomplete', 'C:N C:EW,SE<0 F:45 F@N'],
		['incomplete', 'C:N,SE C:EW<0 F:45 F@N'],
		['incomplete', 'C:N R:EW<0 F:27 F:3456'],
		['overlapping', 'F:0123456'],
		['overlapping', 'F:012345677'],
		['overlapping', 'C:N F:01234567'],
		['overlapping', 'C:N C:N F:234567'],
		['overlapping', 'C:N R:N>village F:234567'],
		['overlapping', 'M M F:01234567'],
		['overlapping', 'F:01234567 F@N'],
		['crossing', 'C:NS C:EW'],
		['crossing', 'C:NS R:EW F:23 F:67'],
		['crossing', 'R:NS R:EW F:07 F:12 F:34 F:56'],
		['crossing', 'R:EW F:01234567'],
		['crossing', 'F:0145 F:2367'],
		['crossing', 'C:NE R:W>city0 F:4567'],
		['crossing', 'C:N,SE F:234567'],
		['crossing', 'C:N C:E R:S>city0 R:W>city1 F:45 F:67']
	])('is %s: %s', (problem, line) => {
		expect(readLine(line)).toEqual({ ok: false, error: problem });
	});
});

describe('a stored custom tile', () => {
	it.each([
		[custom],
		[{ ...custom, mark: 'gingerbread', name: 'The one with the fir' }],
		[{ ...custom, id: 'promo-60' }],
		[{ ...custom, line: 'C:N M=garden F:234567' }],
		[{ ...custom, line: 'C:N+!cathedral!wine R:SW!inn F:2347 F:56' }]
	])('is read unchanged: %j', (value) => {
		expect(readCustomTile(value)).toEqual(value);
	});

	it.each([
		[undefined],
		['gingerbread-1'],
		[[custom]],
		[{ ...custom, id: 'base-A' }],
		[{ ...custom, id: 'promo-61' }],
		[{ ...custom, id: 'gingerbread-0' }],
		[{ ...custom, line: 'C:NS C:EW' }],
		[{ ...custom, mark: 'dragon' }],
		[{ ...custom, name: '' }],
		[{ ...custom, name: 'x'.repeat(41) }],
		[{ ...custom, points: 100 }]
	])('is refused: %j', (value) => {
		expect(readCustomTile(value)).toBeUndefined();
	});

	it('is a tile like any other', () => {
		const [tile] = [{ ...custom, mark: 'gingerbread', name: 'Ours' }].flatMap(
			(value) => readCustomTile(value) ?? []
		);
		if (!tile) throw new Error('It cannot be read.');
		const type = customTileType(tile);
		expect(type).toMatchObject({ id: 'gingerbread-1', mark: 'gingerbread', name: 'Ours' });
		expect(type.edges).toEqual(['city', 'field', 'road', 'road']);
		expect(customTileType({ ...tile, mark: undefined, name: undefined }).mark).toBeUndefined();
	});

	it('gets the first id that is free', () => {
		const two = PROMO_IDS.slice(0, 2).map((id) => ({ id, line: custom.line }));
		expect(freeId(PROMO_IDS, two)).toBe('promo-3');
		expect(freeId(BOX_TILE_IDS, two)).toBe('gingerbread-1');
		const all = PROMO_IDS.map((id) => ({ id, line: custom.line }));
		expect(all).toHaveLength(MAX_PROMO_TILES);
		expect(freeId(PROMO_IDS, all)).toBeUndefined();
	});
});
