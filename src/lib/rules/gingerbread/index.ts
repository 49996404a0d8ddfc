import type { Expansion } from '../base/expansion';
import { GINGERBREAD_EVENTS } from './events';
import { gingerbread } from './gingerbread';
import { GINGERBREAD_RULINGS } from './rulings';
import { GINGERBREAD_COUNTS } from './tiles';

export const GINGERBREAD = {
	tiles: [],
	counts: GINGERBREAD_COUNTS,
	ownTiles: [],
	maxPlayers: 5,
	rulings: GINGERBREAD_RULINGS,
	events: GINGERBREAD_EVENTS,
	modules: () => [gingerbread]
} as const satisfies Expansion;
