import type { PlayerColour } from '../../engine/colours';
import { plain } from '../signed';
import { list, plural } from './format';

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
