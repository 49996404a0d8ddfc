import type { DeclaredExpansion } from '../../rules/base/expansion';
import { RIVERS } from '../../rules/river/declared';
import { GQ11_RULINGS } from './rulings';

/** The tiles of Games Quarterly 11: what is known of them before they are played. */
export const GQ11 = {
	id: 'gq11',
	names: {
		en: 'Games\u00a0Quarterly\u00a011',
		de: 'Games\u00a0Quarterly\u00a011',
		fr: 'Games\u00a0Quarterly\u00a011',
		ro: 'Games\u00a0Quarterly\u00a011'
	},
	maxPlayers: 6,
	rulings: GQ11_RULINGS,
	events: [],
	objections: [],
	facts: {
		tiles: { gq11: 10 },
		otherTiles: [{ where: {}, more: 1, with: RIVERS }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
