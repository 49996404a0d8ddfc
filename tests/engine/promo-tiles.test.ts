import { describe, expect, it } from 'vitest';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { LABYRINTH_COUNTS, LABYRINTH_TILES } from '../../src/lib/expansions/labyrinth/tiles';
import { factOf, told, type Fact } from '../tools/games/tile-facts';
import facts from './promo-tiles.json';

interface Row {
	readonly id: string;
	readonly edges: readonly string[];
	readonly features: readonly Fact[];
}
const rows = new Map((facts.tiles as readonly Row[]).map((row) => [row.id, row]));

const DESIGNS = [...LABYRINTH_TILES];
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
		expect(LABYRINTH_COUNTS).toEqual(facts.sets.labyrinth);
	});

	it.each(table)('%s has the rotation whose code is first in the alphabet', (_, { oriented }) => {
		const codes = ALL_ROTATIONS.map((rotation) => oriented[rotation].edges.join(' '));
		expect([...codes].sort()[0]).toBe(codes[0]);
	});
});
