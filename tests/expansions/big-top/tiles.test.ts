import { describe, expect, it } from 'vitest';
import { BIG_TOP_COUNTS, BIG_TOP_TILES } from '../../../src/lib/expansions/big-top/tiles';
import { testDesigns, type Row } from '../../tools/games/tile-facts';
import facts from './tiles.json';

interface CircusRow extends Row {
	/** The cities whose walls touch the circus. */
	readonly joins?: readonly number[];
}
const rows = facts.tiles as readonly CircusRow[];

describe('every design of Under the Big Top equals its row in tiles.json', () => {
	testDesigns(BIG_TOP_TILES, rows);

	it('so many of each', () => {
		expect(BIG_TOP_COUNTS).toEqual(facts.set);
	});

	it.each(BIG_TOP_TILES.map((type) => [type.id, type] as const))('walls of %s', (id, type) => {
		const touched = type.segments.filter((one) => one.shape === 'area' && one.end === 'mark');
		expect(touched.map(({ index }) => index)).toEqual(
			rows.find((row) => row.id === id)?.joins ?? []
		);
	});
});
