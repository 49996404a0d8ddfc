import type { DeclaredExpansion } from '../../rules/base/expansion';
import { ROBBERS_EVENTS } from './events';
import { ROBBERS_RULINGS } from './rulings';

/** The Robbers: what is known of it before it is played. */
export const ROBBERS = {
	id: 'robbers',
	names: {
		en: 'The\u00a0Robbers',
		de: 'Die\u00a0Räuber',
		fr: 'Les\u00a0Brigands',
		ro: 'Tâlharii'
	},
	maxPlayers: 5,
	rulings: ROBBERS_RULINGS,
	events: ROBBERS_EVENTS,
	objections: [],
	editions: {
		tiles: 'robberTiles',
		first: { robberTiles: 'first', robbers: 'next' },
		second: { robberTiles: 'later', robbers: 'next' },
		third: { robberTiles: 'later', robbers: 'next' },
		'print-2025': { robberTiles: 'later', robbers: 'before' }
	},
	facts: {
		tiles: { robbers: 8 },
		sources: [{ id: 'robbery', module: 'robbers', after: 'farm' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
