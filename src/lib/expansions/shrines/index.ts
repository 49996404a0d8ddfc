import type { DeclaredExpansion } from '../../rules/base/expansion';
import { SHRINE_OBJECTIONS, SHRINE_RULINGS } from './rulings';

/** Shrines: what is known of it before it is played. */
export const SHRINES = {
	id: 'shrines',
	names: { en: 'Shrines', de: 'Kultstätten', fr: 'Lieux\u00a0de\u00a0culte', ro: 'Sanctuarele' },
	maxPlayers: 6,
	rulings: SHRINE_RULINGS,
	events: [],
	objections: SHRINE_OBJECTIONS,
	facts: {
		tiles: { shrines: 5 },
		otherTiles: [{ where: { shrineTiles: 'six' }, more: 1 }],
		signs: [{ sign: 'shrine', on: 'monastery', module: 'shrines' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
