import type { ExpansionOutline } from '../base/expansion';
import { TRADERS_AND_BUILDERS_EVENTS } from './events';
import { TRADERS_AND_BUILDERS_OBJECTIONS } from './objections';
import { TRADERS_AND_BUILDERS_RULINGS } from './rulings';

export const TRADERS_AND_BUILDERS_OUTLINE = {
	maxPlayers: 5,
	rulings: TRADERS_AND_BUILDERS_RULINGS,
	events: TRADERS_AND_BUILDERS_EVENTS,
	objections: TRADERS_AND_BUILDERS_OBJECTIONS
} as const satisfies ExpansionOutline;
