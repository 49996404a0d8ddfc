import { describe, expect, it } from 'vitest';
import { TUNNEL_COUNTS, TUNNEL_TILES } from '../../../src/lib/expansions/tunnel/tiles';
import { testDesigns } from '../../tools/games/tile-facts';
import facts from './tiles.json';

describe('every design of The Tunnel equals its row in tiles.json', () => {
	testDesigns(TUNNEL_TILES, facts.tiles);

	it('so many of each', () => {
		expect(TUNNEL_COUNTS).toEqual(facts.set);
	});
});
