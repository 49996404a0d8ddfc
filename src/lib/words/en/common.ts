import type { PlayerColour } from '../../engine/colours';
import { plain } from '../formats';
import { list, plural } from './format';
import type { StoreProblemCode } from '../../store/problem';
import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Red',
	blue: 'Blue',
	green: 'Green',
	yellow: 'Yellow',
	black: 'Black',
	grey: 'Grey',
	pink: 'Pink'
};

/** Words that several parts of the app use. */
export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string =>
		`${plain(n)} ${plural(Math.abs(n), { one: 'point', other: 'points' })}`,
	list,
	/** Between a label and what stands after it, where they look different. French has a space before it. */
	colon: ':',
	/** For a part of the app that is loaded when it is asked for. */
	notLoaded:
		'Part of Tilekeep isn’t on this device yet. Connect to a network, reload, and try again.',
	/** The buttons that show how something is scored, and their sheet. */
	howScored: 'How it is scored',
	inPictures: 'See it in pictures',
	close: 'Close',
	cancel: 'Cancel',
	done: 'Done',
	undo: 'Undo',
	redo: 'Redo'
} as const;

/** Words around every page, and news about the app itself. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Home',
	help: 'Help',
	settings: 'Settings',
	tournament: 'Tournament',

	updateReady: 'A new version is ready. Your games stay as they are.',
	updateNow: 'Update now',
	updateBlocked: 'A game is open in another window. Close it there first, then update.',
	offlineReady: 'Ready: Tilekeep now works offline.',

	memoryOnly:
		'This browser can’t save anything: a game is lost when you close this window. Download the game file first.',

	/** Why the games aren't loaded yet, and what helps. */
	waiting: {
		blocked:
			'An older version of Tilekeep in another window is using your games. Close all other Tilekeep windows and tabs; this one then continues by itself.',
		slow: 'Your games are slow to open. If Tilekeep is open in another window or tab, close it there; this one then continues by itself.',
		silent:
			'The browser’s storage isn’t answering. Tilekeep keeps trying. If this doesn’t change, restart the browser.'
	},

	errorTitle: 'Page not found',
	errorBrokenTitle: 'Something went wrong',
	errorLost: 'Tilekeep has no page at this address. Your games are safe.',
	errorBroken: 'Tilekeep couldn’t open this page. Your games are safe.',
	errorHome: 'Go home'
} as const;

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

/** The English words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('en');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('en', id);

/** The title of an expansion; its short name where its words aren’t loaded yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? expansionName(id);
