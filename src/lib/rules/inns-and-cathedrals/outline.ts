import type { ExpansionOutline } from '../base/expansion';
import { INN_RULINGS } from './rulings';

export const INNS_AND_CATHEDRALS_OUTLINE = {
	maxPlayers: 6,
	rulings: INN_RULINGS,
	events: [],
	objections: []
} as const satisfies ExpansionOutline;
