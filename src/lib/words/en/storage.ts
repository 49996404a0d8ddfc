import type { StoreProblemCode } from '../../store/problem';

const STORE: Readonly<Record<StoreProblemCode, string>> = {
	conflict: 'Not saved: this game was continued in another window.',
	gone: 'Not saved: this game has been deleted.',
	unreadable:
		'This game is kept, but it is damaged or from a newer version. Update Tilekeep first.',
	full: 'Not saved: this device is full.',
	lost: 'Not saved: the browser lost access to its storage.',
	stopped: 'Stopped: nothing was saved.',
	outdated: 'Not saved: another window runs a newer version of Tilekeep. Reload this one.',
	silent: 'Not saved yet: the browser’s storage isn’t answering. You can play on.',
	unavailable: 'Not saved: the browser doesn’t let Tilekeep save games.'
};

/** Words of storage problems. */
export const storage = {
	keptInMemory: 'This browser can’t save games: they are lost when you close the window.',
	/** One sentence that says why something could not be stored or read. */
	store: (code: StoreProblemCode): string => STORE[code]
} as const;
