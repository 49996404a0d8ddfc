import type { Expansion } from '../../../src/lib/rules/base/expansion';
import { inns, largeFollower } from './module';
import { INN_TILES } from './tiles';

/** Inns & Cathedrals, as far as the tests need it. It stands in no list of the app. */
export const INNS_AND_CATHEDRALS: Expansion = {
	tiles: INN_TILES,
	counts: Object.fromEntries(INN_TILES.map(({ id }) => [id, 2])),
	ownTiles: [],
	maxPlayers: 6,
	rulings: [],
	events: [],
	modules: () => [inns, largeFollower]
};
