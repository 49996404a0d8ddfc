import type { DeclaredExpansion } from '../../rules/base/expansion';
import { MAGIC_EVENTS } from './events';
import { MAGIC_RULINGS } from './rulings';

/** Mage & Witch: what is known of it before it is played. */
export const MAGE_AND_WITCH = {
	id: 'mage-and-witch',
	names: {
		en: 'Mage\u00a0&\u00a0Witch',
		de: 'Magier\u00a0&\u00a0Hexe',
		fr: 'Mage\u00a0et\u00a0Sorcière',
		ro: 'Magul\u00a0și\u00a0vrăjitoarea'
	},
	maxPlayers: 5,
	rulings: MAGIC_RULINGS,
	events: MAGIC_EVENTS,
	objections: [],
	editions: {
		tiles: 'magicTiles',
		first: { magicTiles: 'first' },
		second: { magicTiles: 'later' }
	},
	facts: { tiles: { 'mage-and-witch': 8 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
