import type { StoreProblemCode } from '../../store/problem';

const STORE: Readonly<Record<StoreProblemCode, string>> = {
	conflict: 'Not stored: another window has gone on with this game meanwhile.',
	gone: 'Not stored: this game was removed meanwhile.',
	unreadable: 'This game is kept, but a newer Tilekeep wrote it or it is damaged: update first.',
	full: 'Not stored: there is no room left on this device.',
	lost: 'Not stored: the browser lost the connection to its own store.',
	outdated: 'Not stored: another window runs a newer Tilekeep. Reload this one.',
	unavailable: 'Not stored: the browser gives Tilekeep no place to keep games.'
};

/** Words for what could not be stored. */
export const storage = {
	/** One sentence saying why something could not be stored or read. */
	store: (code: StoreProblemCode): string => STORE[code]
} as const;
