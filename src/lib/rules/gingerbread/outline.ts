import type { ExpansionOutline } from '../base/expansion';
import { GINGERBREAD_EVENTS } from './events';
import { GINGERBREAD_RULINGS } from './rulings';

export const GINGERBREAD_OUTLINE = {
	maxPlayers: 5,
	rulings: GINGERBREAD_RULINGS,
	events: GINGERBREAD_EVENTS,
	objections: []
} as const satisfies ExpansionOutline;
