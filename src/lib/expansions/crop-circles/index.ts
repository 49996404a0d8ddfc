import type { DeclaredExpansion } from '../../rules/base/expansion';
import { CIRCLE_EVENTS } from './events';
import { CIRCLE_RULINGS } from './rulings';

/** The Crop Circles: what is known of it before it is played. */
export const CROP_CIRCLES = {
	id: 'crop-circles',
	names: {
		en: 'Crop\u00a0Circles',
		de: 'Kornkreise',
		fr: 'Agroglyphes',
		ro: 'Cercuri\u00a0în\u00a0lan'
	},
	maxPlayers: 5,
	rulings: CIRCLE_RULINGS,
	events: CIRCLE_EVENTS,
	objections: [],
	editions: {
		tiles: 'circleTiles',
		first: { circleTiles: 'first' },
		second: { circleTiles: 'second' },
		third: { circleTiles: 'second' }
	},
	facts: {
		tiles: { 'crop-circles': 6 },
		otherTiles: [{ where: { circleTiles: 'both' }, more: 6 }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
