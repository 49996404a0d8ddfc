import type { DeclaredExpansion } from '../../rules/base/expansion';
import { SIEGE_EVENTS } from './events';
import { SIEGE_RULINGS } from './rulings';

/** Siege: what is known of it before it is played. */
export const SIEGE = {
	id: 'siege',
	names: { en: 'Siege', de: 'Belagerung', fr: 'Siège', ro: 'Asediul' },
	maxPlayers: 6,
	rulings: SIEGE_RULINGS,
	events: SIEGE_EVENTS,
	objections: [],
	facts: {
		tiles: { siege: 4 },
		otherTiles: [
			{ where: { siegeTiles: 'besiegers' }, more: 2 },
			{ where: { siegeTiles: 'both' }, more: 6 }
		],
		signs: [{ sign: 'besieged', on: 'city', module: 'besieged-cities' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
