import type { ExpansionOutline } from '../base/expansion';
import { RIVER_OBJECTIONS } from './objections';
import { RIVER_RULINGS } from './rulings';

export const RIVER_OUTLINE = {
	maxPlayers: 5,
	rulings: RIVER_RULINGS,
	events: [],
	objections: RIVER_OBJECTIONS
} as const satisfies ExpansionOutline;
