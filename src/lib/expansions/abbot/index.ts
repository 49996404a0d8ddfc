import type { DeclaredExpansion } from '../../rules/base/expansion';
import { ABBOT_OBJECTIONS, ABBOT_RULINGS } from './rulings';

/** The Abbot: what is known of it before it is played. */
export const ABBOT = {
	id: 'abbot',
	names: {
		en: 'The\u00a0Abbot',
		de: 'Der\u00a0Abt',
		fr: 'L’Abbé',
		ro: 'Abatele'
	},
	early: true,
	maxPlayers: 5,
	rulings: ABBOT_RULINGS,
	events: [],
	objections: ABBOT_OBJECTIONS,
	facts: {
		tiles: { abbot: 0 },
		sources: [
			{ id: 'garden', module: 'abbot', after: 'monastery' },
			{ id: 'unfinished-garden', module: 'abbot', after: 'monastery', whenPaid: true }
		],
		kinds: [{ kind: 'garden', shape: 'centre', module: 'abbot' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
