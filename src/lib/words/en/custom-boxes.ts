import { isolate } from '../../engine/typed-text';
import type { BoxFileProblem } from '../../custom-tiles/stored-boxes';
import { needAllExpansions, part } from '../parts';
import { counted } from './format';

const REFUSED: Readonly<Record<BoxFileProblem, string>> = {
	'no-box': 'This file isn’t a box of tiles. Choose one that was saved from this page.',
	'newer-version': 'This box comes from a newer version of Tilekeep. Update Tilekeep first.'
};

const tilesOf = (n: number): string => counted(n, 'tile', 'tiles');

/** Words of the custom boxes that somebody keeps on the device. */
export const customBoxes = {
	title: 'Your own boxes',
	intro:
		'For tiles that Tilekeep doesn’t know. A box stays on this device, can be played with in any game, and can be passed on as a file.',
	/** The name of a new box: the first one with which no other box is called. */
	newName: (number: number): string => (number === 1 ? 'My box' : `My box ${String(number)}`),
	boxName: 'Name of the box',
	tiles: tilesOf,
	empty: 'No tiles yet.',
	describe: 'Describe a tile',
	put: 'Add it to the box',
	/** Of a tile, which is called by what it shows. */
	oneLess: (tile: string): string => `${tile}: one fewer`,
	oneMore: (tile: string): string => `${tile}: one more`,
	correct: (tile: string): string => `${tile}: correct`,
	remove: (tile: string): string => `${tile}: remove`,
	removed: (tile: string): string => `Removed: ${tile}`,
	alreadyThere: 'This tile is already in the box.',
	full: 'A box has room for 60 different tiles.',
	save: 'Save as a file',
	deleteBox: (name: string): string => `Delete “${isolate(name)}”`,
	deleted: (name: string): string => `“${isolate(name)}” was deleted.`,
	newBox: 'New box',
	open: 'Open a box file',
	/** After a file was opened. */
	added: (name: string, tiles: number): string => `“${isolate(name)}” has ${tilesOf(tiles)} now.`,
	/** Why a file can’t be opened. */
	refused: (problem: BoxFileProblem): string => REFUSED[problem],
	nameTaken: 'Another box has this name.',
	nameMissing: 'A box needs a name.',
	unread: 'Your boxes can’t be read right now. Reload the page to try again.',

	/** In the form of a new game. */
	tickHint: 'Tick a box to play with its tiles.',
	noneYet:
		'Do you have tiles that Tilekeep doesn’t know? Describe them once, in a box of your own.',
	manage: 'Describe tiles, or change a box'
};

needAllExpansions();

/** The same in the language that is spoken. */
export const customBoxWords = part('customBoxes', customBoxes);
