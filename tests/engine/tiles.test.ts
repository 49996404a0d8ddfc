import { describe, expect, it } from 'vitest';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { distinctRotations, tile, tileId } from '../../src/lib/engine/tile';
import {
	BOX_IDS,
	rulesOf,
	TILES,
	tilesInBox,
	tileType,
	USUAL_RULINGS
} from '../../src/lib/rules/catalogue';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { expansionsIn } from '../../src/lib/rules/loading';
import { factOf, told } from '../tools/games/tile-facts';
import others from './box-tiles.json';
import facts from './tile-facts.json';

const table: readonly (readonly [string, (typeof facts.tiles)[number]])[] = facts.tiles.map(
	(row) => [row.id, row]
);

describe('every design equals its row in tile-facts.json', () => {
	it('the same designs, no more and no fewer', () => {
		const elsewhere = new Set<string>(others.tiles.map(({ id }) => id));
		const rows = new Set<string>(facts.tiles.map(({ id }) => id));
		// Some expansions have no facts from elsewhere: none of their tiles has a row.
		const without = new Set<string>(
			expansionsIn(EXPANSION_IDS)
				.map(({ tiles }) => tiles.map(({ id }) => id))
				.filter((ids) => !ids.some((id) => rows.has(id)))
				.flat()
		);
		const designs = [...TILES.keys()].filter((id) => !elsewhere.has(id) && !without.has(id));
		expect(designs.sort()).toEqual(facts.tiles.map(({ id }) => id).sort());
	});

	it.each(table)('%s', (id, row) => {
		const type = tileType(tileId(id));
		expect(type.edges).toEqual(row.edges);
		expect(type.segments.map((segment) => factOf(segment, type))).toEqual(told(row.features));
	});

	it.each(table)('%s meets the same city walls with its fields, by its edges alone', (id, row) => {
		const walls = tileType(tileId(id)).segments.map((one) =>
			one.kind === 'field' ? one.cities : undefined
		);
		const known = told(row.features).map(({ adjacentCities }) => adjacentCities);
		expect(walls).toEqual(known);
	});

	it.each(table)('%s is found by its number and its letter', (id, row) => {
		const { number = null, letter = null } = tileType(tileId(id));
		expect({ number, letter }).toEqual({ number: row.number, letter: row.letter });
	});

	it.each(table)('%s has the rotation whose code is first in the alphabet', (id, row) => {
		const words = ALL_ROTATIONS.map((rotation) =>
			tileType(tileId(id))
				.oriented[rotation].edges.map((edge) => edge.charAt(0).toUpperCase())
				.join('')
		);
		expect(words[0]).toBe(row.code);
		expect([...words].sort()[0]).toBe(row.code);
	});
});

describe('every box has the right number of tiles', () => {
	it.each(BOX_IDS)('%s', (id) => {
		expect({ ...tilesInBox(id) }).toEqual(
			id === 'base-c2' || id === 'winter-we3-gardens' ? others.sets[id] : facts.sets[id].tiles
		);
		const { start } = rulesOf({ box: id, expansions: [], rulings: USUAL_RULINGS });
		expect(start.map(({ type }) => type.id)).toEqual(['base-D']);
	});

	it('72 tiles in the base game and the winter of 2011, 84 in every later winter', () => {
		const totals = BOX_IDS.map((id) =>
			Object.values(tilesInBox(id)).reduce((sum, count) => sum + count, 0)
		);
		expect(totals).toEqual([72, 72, 84, 84, 84, 84, 72]);
	});
});

describe('numbers and letters', () => {
	const base = facts.tiles.filter(({ id }) => id.startsWith('base-'));

	it('the first edition’s designs carry the numbers 01 to 24, each once', () => {
		const numbers = base.map(({ id }) => tileType(tileId(id)).number).sort();
		expect(numbers).toEqual(Array.from({ length: 24 }, (_, n) => String(n + 1).padStart(2, '0')));
	});

	it('and the letters A to X', () => {
		const letters = base.map(({ id }) => tileType(tileId(id)).letter).sort();
		expect(letters).toEqual('ABCDEFGHIJKLMNOPQRSTUVWX'.split(''));
	});
});

describe('turning', () => {
	it.each([
		['base-C', [0]],
		['base-B', [0]],
		['base-X', [0]],
		['base-U', [0, 1]],
		['base-G', [0, 1]],
		['base-H', [0, 1]],
		['winter-RRRR-wolpertinger', [0, 1]],
		['winter-FRFR-deer', [0, 1]],
		['base-D', [0, 1, 2, 3]],
		['base-V', [0, 1, 2, 3]],
		['fl-FFFF-straight', [0, 1, 2, 3]],
		['fl-FRFR-along', [0, 1, 2, 3]]
	])('%s looks different in the turns %j', (id, rotations) => {
		expect(distinctRotations(tileType(tileId(id)))).toEqual(rotations);
	});
});

describe('a line that doesn’t describe a whole tile is refused', () => {
	it.each([
		['a half-edge without a field', 'C:N F:2345'],
		['a segment nobody knows', 'Q:N F:01234567'],
		['an end nobody knows', 'R:W>cliff F:01234567'],
		['a word too many', 'C:NESW x']
	])('%s', (_, line) => {
		expect(() => tile('test', {}, line)).toThrow();
	});
});
