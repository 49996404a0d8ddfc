import type { Declared } from './expansion';
import { BASE_RULINGS } from './rulings';

/** What every list and every record needs to know about the base game. */
export const BASE_GAME = {
	id: 'base',
	maxPlayers: 5,
	rulings: BASE_RULINGS,
	facts: {
		sources: [
			{ id: 'road', module: 'base' },
			{ id: 'unfinished-road', module: 'base', whenPaid: true },
			{ id: 'city', module: 'base' },
			{ id: 'unfinished-city', module: 'base', whenPaid: true },
			{ id: 'monastery', module: 'base' },
			{ id: 'unfinished-monastery', module: 'base', after: 'monastery', whenPaid: true },
			{ id: 'unfinished', module: 'base' },
			{ id: 'farm', module: 'base' },
			{ id: 'found', module: 'base', whenPaid: true },
			{ id: 'hand', module: 'base', whenPaid: true }
		]
	}
} as const satisfies Declared;
