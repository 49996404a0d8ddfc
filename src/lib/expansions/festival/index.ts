import type { DeclaredExpansion } from '../../rules/base/expansion';
import { FESTIVAL_EVENTS } from './events';
import { FESTIVAL_RULINGS } from './rulings';

/** The Festival: what is known of it before it is played. */
export const FESTIVAL = {
	id: 'festival',
	names: {
		en: 'The\u00a0Festival',
		de: 'Das\u00a0Fest',
		fr: 'Le\u00a0Festival',
		ro: 'Festivalul'
	},
	maxPlayers: 6,
	rulings: FESTIVAL_RULINGS,
	events: FESTIVAL_EVENTS,
	objections: [],
	facts: { tiles: { festival: 10 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
