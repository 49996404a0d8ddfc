import type { DeclaredExpansion } from '../../rules/base/expansion';
import { ABBOT_OBJECTIONS, ABBOT_RULINGS } from './rulings';
import { UNFINISHED_PATTERN } from '../../rules/base/declared';

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
	art: {
		sources: {
			garden: {
				pattern: 'M4 0V8M0 4H8M2 2h.1M6 6h.1',
				colour: 'light-dark(#a9c27a, #4f6b3a)'
			},
			'unfinished-garden': { pattern: UNFINISHED_PATTERN, colour: 'light-dark(#d4e0bc, #3f4c33)' }
		}
	},
	packed: () => import('./packed'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
