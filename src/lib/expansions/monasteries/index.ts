import type { DeclaredExpansion } from '../../rules/base/expansion';
import { MONASTERIES_RULINGS } from './rulings';

/** Monasteries: what is known of the three boxes before they are played. */
export const MONASTERIES = {
	id: 'monasteries',
	names: { en: 'Monasteries', de: 'Klöster', fr: 'Abbayes', ro: 'Mănăstiri' },
	maxPlayers: 6,
	rulings: MONASTERIES_RULINGS,
	events: [],
	objections: [],
	facts: {
		tiles: { monasteries: 6 },
		otherTiles: [
			{ where: { monasteryBoxes: 'two' }, more: 6 },
			{ where: { monasteryBoxes: 'three' }, more: 12 }
		],
		leavesOut: { tiles: 6, unless: { baseMonasteries: 'kept' } },
		sources: [{ id: 'row-and-column', module: 'monasteries', after: 'monastery', whenPaid: true }],
		signs: [{ sign: 'minster', on: 'monastery', module: 'monasteries' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
