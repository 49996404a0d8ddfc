import { describe, expect, it } from 'vitest';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { gq11Counts, GQ11_TILES } from '../../src/lib/expansions/gq11/tiles';
import { LABYRINTH_COUNTS, LABYRINTH_TILES } from '../../src/lib/expansions/labyrinth/tiles';
import { RUSSIAN_COUNTS, RUSSIAN_TILES } from '../../src/lib/expansions/russian-promos/tiles';
import { SPIEL_DOCH_TILES, spielDochCounts } from '../../src/lib/expansions/spiel-doch/tiles';
import { factOf, told, type Fact } from '../tools/games/tile-facts';
import facts from './promo-tiles.json';

interface Row {
	readonly id: string;
	readonly edges: readonly string[];
	readonly features: readonly Fact[];
}
const rows = new Map((facts.tiles as readonly Row[]).map((row) => [row.id, row]));

const DESIGNS = [...LABYRINTH_TILES, ...GQ11_TILES, ...RUSSIAN_TILES, ...SPIEL_DOCH_TILES];
const table = DESIGNS.map((type) => [type.id, type] as const);

describe('every design of the smallest boxes equals its row in promo-tiles.json', () => {
	it('the same designs, no more and no fewer', () => {
		expect(DESIGNS.map(({ id }) => id as string).sort()).toEqual([...rows.keys()].sort());
	});

	it.each(table)('%s', (id, type) => {
		expect(type.edges).toEqual(rows.get(id)?.edges);
		expect(type.segments.map((segment) => factOf(segment, type))).toEqual(
			told(rows.get(id)?.features ?? [])
		);
	});

	it('so many of each', () => {
		const { sets } = facts;
		const garden = { spielDochCrossing: 'garden' };
		expect(LABYRINTH_COUNTS).toEqual(sets.labyrinth);
		expect(gq11Counts({}, [])).toEqual(sets.gq11);
		expect(RUSSIAN_COUNTS).toEqual(sets['russian-promos-2013']);
		expect(spielDochCounts({})).toEqual(sets['spiel-doch']);
		expect(spielDochCounts(garden)).toEqual(sets['spiel-doch-c2']);
	});

	it.each(table)('%s has the rotation whose code is first in the alphabet', (_, { oriented }) => {
		// A river is S in codes.
		const codes = ALL_ROTATIONS.map((rotation) =>
			oriented[rotation].edges.join(' ').replace('river', 'stream')
		);
		expect([...codes].sort()[0]).toBe(codes[0]);
	});
});
