import { describe, expect, it } from 'vitest';
import { gq11Counts, GQ11_TILES } from '../../src/lib/expansions/gq11/tiles';
import { LABYRINTH_COUNTS, LABYRINTH_TILES } from '../../src/lib/expansions/labyrinth/tiles';
import { RUSSIAN_COUNTS, RUSSIAN_TILES } from '../../src/lib/expansions/russian-promos/tiles';
import { SPIEL_DOCH_TILES, spielDochCounts } from '../../src/lib/expansions/spiel-doch/tiles';
import { testDesigns } from '../tools/games/tile-facts';
import facts from './promo-tiles.json';

const DESIGNS = [...LABYRINTH_TILES, ...GQ11_TILES, ...RUSSIAN_TILES, ...SPIEL_DOCH_TILES];

describe('every design of the smallest boxes equals its row in promo-tiles.json', () => {
	testDesigns(DESIGNS, facts.tiles);

	it('so many of each', () => {
		const { sets } = facts;
		expect(LABYRINTH_COUNTS).toEqual(sets.labyrinth);
		expect(gq11Counts({}, [])).toEqual(sets.gq11);
		expect(gq11Counts({}, ['river'])).toEqual({ ...sets.gq11, ...sets['gq11-river'] });
		expect(RUSSIAN_COUNTS).toEqual(sets['russian-promos-2013']);
		expect(spielDochCounts({})).toEqual(sets['spiel-doch']);
		expect(spielDochCounts({ spielDochCrossing: 'garden' })).toEqual(sets['spiel-doch-c2']);
	});
});
