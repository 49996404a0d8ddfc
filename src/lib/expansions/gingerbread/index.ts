import type { DeclaredExpansion } from '../../rules/base/expansion';
import { GINGERBREAD_EVENTS } from './events';
import { DESCRIBED_IDS, GINGERBREAD_RULINGS } from './rulings';

/** The Gingerbread Man: what is known of it before it is played. */
export const GINGERBREAD = {
	id: 'gingerbread',
	names: {
		en: 'Gingerbread\u00a0Man',
		de: 'Lebkuchenmann',
		fr: 'Bonhomme\u00a0de\u00a0pain\u00a0d’épice',
		ro: 'Omul\u00a0de\u00a0turtă\u00a0dulce'
	},
	early: true,
	maxPlayers: 5,
	rulings: GINGERBREAD_RULINGS,
	events: GINGERBREAD_EVENTS,
	objections: [],
	facts: {
		tiles: { gingerbread: 6 },
		sources: [{ id: 'gingerbread', module: 'gingerbread', after: 'farm' }],
		undescribed: {
			ids: DESCRIBED_IDS,
			mark: 'gingerbread',
			module: 'gingerbread',
			figure: 'gingerbread-man'
		}
	},
	accent: 'var(--player-nobody)',
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
