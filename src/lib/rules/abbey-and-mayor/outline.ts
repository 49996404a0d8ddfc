import type { ExpansionOutline } from '../base/expansion';
import { ABBEY_AND_MAYOR_EVENTS } from './events';
import { ABBEY_AND_MAYOR_RULINGS } from './rulings';

export const ABBEY_AND_MAYOR_OUTLINE = {
	maxPlayers: 6,
	rulings: ABBEY_AND_MAYOR_RULINGS,
	events: ABBEY_AND_MAYOR_EVENTS,
	objections: []
} as const satisfies ExpansionOutline;
