import type { ExpansionOutline } from '../base/expansion';
import { ABBOT_RULINGS } from './rulings';

export const ABBOT_OUTLINE = {
	maxPlayers: 5,
	rulings: ABBOT_RULINGS,
	events: [],
	objections: ['abbot/surrounded', 'abbot/same-turn']
} as const satisfies ExpansionOutline;
