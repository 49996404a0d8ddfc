import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/lib/engine/spot';
import {
	HILLS_TILES,
	hasVineyard,
	hillsCounts,
	isHill
} from '../../src/lib/expansions/hills-and-sheep/tiles';
import { factOf, told, type Fact } from '../tools/games/tile-facts';
import facts from './hills-tiles.json';

interface Row {
	readonly id: string;
	readonly edges: readonly string[];
	readonly features: readonly (Fact & { readonly shares?: readonly string[] })[];
	readonly hill?: boolean;
	readonly vineyard?: boolean;
}
const rows = new Map((facts.tiles as readonly Row[]).map((row) => [row.id, row]));
const table = HILLS_TILES.map((type) => [type.id, type] as const);

describe('every tile of Hills & Sheep equals its row in hills-tiles.json', () => {
	it('the same designs, and so many of each in both editions', () => {
		expect(HILLS_TILES.map(({ id }) => id as string).sort()).toEqual([...rows.keys()].sort());
		expect(hillsCounts({ hillTiles: 'first' })).toEqual(facts.sets.first);
		expect(hillsCounts({ hillTiles: 'later' })).toEqual(facts.sets.later);
	});

	it.each(table)('%s', (id, type) => {
		const row = rows.get(id);
		expect([type.edges, isHill(type), hasVineyard(type)]).toEqual([
			row?.edges,
			row?.hill ?? false,
			row?.vineyard ?? false
		]);
		const found = type.segments.map((segment) => ({
			...factOf(segment, type),
			...(segment.shape === 'area' &&
				segment.shares !== undefined && { shares: [SIDES[segment.shares]] })
		}));
		expect(found).toEqual(told(row?.features ?? []));
	});
});
