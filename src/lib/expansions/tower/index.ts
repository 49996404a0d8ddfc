import type { DeclaredExpansion } from '../../rules/base/expansion';
import { TOWER_EVENTS } from './events';
import { TOWER_OBJECTIONS, TOWER_RULINGS } from './rulings';

/** The Tower: what is known of it before it is played. */
export const TOWER = {
	id: 'tower',
	names: {
		en: 'The\u00a0Tower',
		de: 'Der\u00a0Turm',
		fr: 'La\u00a0Tour',
		ro: 'Turnul'
	},
	maxPlayers: 5,
	rulings: TOWER_RULINGS,
	events: TOWER_EVENTS,
	objections: TOWER_OBJECTIONS,
	editions: {
		tiles: 'towerTiles',
		first: { towerTiles: 'first' },
		second: { towerTiles: 'later' }
	},
	facts: {
		tiles: { tower: 18 },
		sources: [{ id: 'ransom', module: 'tower', after: 'farm', whenPaid: true }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
