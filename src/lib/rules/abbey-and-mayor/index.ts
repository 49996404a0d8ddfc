import type { Expansion } from '../base/expansion';
import { abbey } from './abbey';
import { barn } from './barn';
import { ABBEY_AND_MAYOR_COUNTS } from './counts';
import { ABBEY_AND_MAYOR_EVENTS } from './events';
import { mayor } from './mayor';
import { ABBEY_AND_MAYOR_RULINGS } from './rulings';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from './tiles';
import { wagon } from './wagon';

export const ABBEY_AND_MAYOR = {
	tiles: [...ABBEY_AND_MAYOR_TILES, ABBEY],
	counts: ABBEY_AND_MAYOR_COUNTS,
	ownTiles: [ABBEY.id],
	maxPlayers: 6,
	rulings: ABBEY_AND_MAYOR_RULINGS,
	events: ABBEY_AND_MAYOR_EVENTS,
	modules: (rulings) => [abbey(rulings), mayor, wagon(rulings), barn(rulings)]
} as const satisfies Expansion;
