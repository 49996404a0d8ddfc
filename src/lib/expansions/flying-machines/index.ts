import type { DeclaredExpansion } from '../../rules/base/expansion';
import { FLYING_EVENTS } from './events';
import { FLYING_RULINGS } from './rulings';

/** The Flying Machines: what is known of it before it is played. */
export const FLYING_MACHINES = {
	id: 'flying-machines',
	names: {
		en: 'Flying\u00a0Machines',
		de: 'Fluggeräte',
		fr: 'Machines\u00a0volantes',
		ro: 'Mașini\u00a0zburătoare'
	},
	maxPlayers: 5,
	rulings: FLYING_RULINGS,
	events: FLYING_EVENTS,
	objections: [],
	editions: {
		tiles: 'flyingTiles',
		first: { flyingTiles: 'first', flyers: 'all' },
		second: { flyingTiles: 'later', flyers: 'all' },
		// Sold separately, it has the rules of the print of 2025: between 2012 and 2025 it was only in big boxes.
		third: { flyingTiles: 'later', flyers: 'meeples' }
	},
	facts: { tiles: { 'flying-machines': 8 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
