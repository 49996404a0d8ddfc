import { common } from './common';
import { counted } from './format';
import { part } from '../parts';

/** Words of the ledger in a view of its own. They are loaded when it is opened. */
export const ledger = {
	/** Groups of buttons that narrow the ledger down. */
	players: 'Points by player',
	sources: 'Points by kind',
	/** What is listed. */
	awards: (n: number, points: number): string =>
		`${counted(n, 'award', 'awards')} · ${common.points(points)}`,
	showAll: 'Show all',
	none: 'No awards of this kind.',
	hint: 'Tap an award to see it on the board.'
};

/** The same in the language that is spoken. */
export const ledgerWords = part('ledger', ledger);
