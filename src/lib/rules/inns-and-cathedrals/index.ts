import type { Expansion } from '../base/expansion';
import { isPlayed } from '../base/rulings';
import { bigFollower } from './big-follower';
import { innCounts } from './counts';
import { INNS_AND_CATHEDRALS_FIGURES } from './figure-art';
import { inns } from './inns';
import { INNS_AND_CATHEDRALS_OUTLINE } from './outline';
import SHAPES from './shapes.json' with { type: 'json' };
import { INN_TILES } from './tiles';

export const INNS_AND_CATHEDRALS: Expansion = {
	...INNS_AND_CATHEDRALS_OUTLINE,
	tiles: INN_TILES,
	counts: innCounts,
	ownTiles: [],
	modules: (rulings) => [
		inns,
		...(isPlayed(rulings, 'bigFollowers') ? [bigFollower(rulings)] : [])
	],
	presentations: [],
	figures: INNS_AND_CATHEDRALS_FIGURES,
	shapes: SHAPES
};
