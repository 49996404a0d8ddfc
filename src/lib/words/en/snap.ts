import type { PieceKindId } from '../../engine/piece';
import type { PhotoProblem, ReadingProblem } from '../../snap/reading';
import type { CellFacts, ContentFacts } from '../values';
import { counted, number, percent } from './format';
import { tiles } from './tiles';
import { part } from '../parts';

const CORNERS = [
	'Top left corner',
	'Top right corner',
	'Bottom right corner',
	'Bottom left corner'
] as const;

const NUDGES = {
	left: 'Move it left',
	right: 'Move it right',
	up: 'Move it up',
	down: 'Move it down'
} as const;

const PHOTO_PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
	empty: 'This file is empty. Take the photo again, or choose another one.',
	pdf: 'This is a PDF, not a photo. Take a screenshot of the page, and choose that.',
	heic: 'This browser can’t read photos in the HEIC format. Take the photo here, or save it as JPEG and choose that.',
	'too-large':
		'This photo is too large for this device. Take it with fewer megapixels, or crop it to the table and choose it again.',
	'no-picture':
		'This file can’t be read as a picture here. Choose a photo in JPEG, PNG or WebP, or take one.'
};

const READING_PROBLEMS: Readonly<Record<ReadingProblem, string>> = {
	'no-table':
		'Hardly any tiles were found between the corners. Move the corners to the outer tiles, or take another photo.',
	unreadable:
		'Most tiles could only be guessed. Check that each square of the grid holds one tile. If the photo is blurred or dark, take another one.',
	'other-table':
		'Too few of these tiles match those entered so far. Check the corners, or take another photo that shows more of them.',
	failed: 'The photo couldn’t be read on this device. Try again, or enter the table tile by tile.'
};

const content = ({ content: { kind }, type }: ContentFacts): string => {
	if (kind === 'empty') return 'No tile';
	return kind === 'tile' && type ? tiles.label(type) : 'Another tile';
};

/** Words of the way from a photo to a table. Only that way loads them. */
export const snap = {
	title: 'The table from a photo',
	lead: 'Photograph all tiles, from above or from the side. Tilekeep reads the tiles, and you correct what it got wrong. If they don’t fit into one photo, begin with a part and add another photo afterwards.',
	/** Of another photo of a table of which some tiles are entered. */
	leadFurther:
		'Photograph the next part of the table, with at least two rows of the tiles entered so far. Tilekeep joins the two by the tiles they share.',
	leadCatchUp:
		'Photograph the table, or the part with the new tiles and plenty of those entered before. Tilekeep finds what is new.',
	stays:
		'Nothing leaves this device. The photo isn’t saved either, unless you keep it with the game.',
	take: 'Take a photo',
	choose: 'Choose a photo',
	keep: 'Keep the photo with the game',
	notKept: 'The photo couldn’t be kept with the game.',
	opening: 'Opening the photo…',
	photoProblem: (problem: PhotoProblem): string => PHOTO_PROBLEMS[problem],
	/** A board that was read earlier: how many tiles it has. */
	kept: (n: number): string =>
		`A photo of this table was read before: ${counted(n, 'tile', 'tiles')}.`,
	resume: 'Continue checking it',
	otherPhoto: 'Another photo',
	byHand: 'Enter it tile by tile',

	cornersTitle: 'Where are the tiles?',
	cornersHint:
		'Drag the rings to the corners of a grid around all tiles, so that each square holds one tile.',
	cornersFound:
		'Do the lines run between the tiles? If not, drag the rings to the corners of a grid around all tiles.',
	finding: 'Looking for the tiles…',
	counting: 'Counting columns and rows…',
	photoOfTable: 'The photo with the grid',
	corner: (index: number): string => CORNERS[index] ?? '',
	cornerKeys: 'Drag it, or move it with the arrow keys. Hold Shift to move it further.',
	/** Where a corner is, as parts of the width and height of the photo. */
	cornerAt: (index: number, across: number, down: number): string =>
		`${CORNERS[index] ?? ''}: ${percent(across)} from the left, ${percent(down)} from the top`,
	nudge: (way: keyof typeof NUDGES): string => NUDGES[way],
	turn: 'Turn the photo',
	/** How many columns and rows the grid has. */
	gridSize: (columns: number, rows: number): string =>
		`${counted(columns, 'column', 'columns')}, ${counted(rows, 'row', 'rows')}`,
	columns: 'Columns',
	fewerColumns: 'Remove a column',
	moreColumns: 'Add a column',
	rows: 'Rows',
	fewerRows: 'Remove a row',
	moreRows: 'Add a row',
	noGrid: 'These corners don’t make a grid. Put each one at its own corner of the tiles.',
	read: 'Read the table',

	reading: 'Reading the tiles…',
	readingProblem: (problem: ReadingProblem): string => READING_PROBLEMS[problem],
	checkAnyway: 'Show what was read',

	checkTitle: 'Is this your table?',
	board: (columns: number, rows: number): string =>
		`The board as it was read: ${counted(columns, 'column', 'columns')}, ${counted(rows, 'row', 'rows')}`,
	cell: ({ cell, sure, known, ...what }: CellFacts): string =>
		[
			`Column ${number(cell.column + 1)}, row ${number(cell.row + 1)}: ${content(what)}`,
			...(known ? ['confirmed'] : sure ? [] : ['not sure'])
		].join(', '),
	content,
	position: (column: number, row: number): string =>
		`Column ${number(column + 1)}, row ${number(row + 1)}`,
	choices: 'What is there',
	compare: 'Photo over the board',
	compared: (part: number): string => `over ${percent(part)} of the board`,
	turnTile: 'Turn the tile',
	anotherDesign: 'Other tile…',
	chooseDesign: 'Which tile is there?',
	other: 'Not in your boxes',
	describe: 'Describe it…',
	empty: 'Nothing',
	tapHint: 'Tap a square that is wrong. Tilekeep isn’t sure about tiles with a question mark.',
	doubtful: 'Not sure: tap what is there.',
	isOther: 'A tile that isn’t in your boxes. Describe it, or leave it out.',
	toCheck: (n: number): string => `${number(n)} to check`,
	changed: (n: number): string =>
		n === 0 ? '' : `${counted(n, 'other tile', 'other tiles')} changed with it.`,
	leftOut: (n: number): string =>
		n === 0
			? ''
			: `${counted(n, 'tile that isn’t in your boxes was', 'tiles that aren’t in your boxes were')} left out.`,
	undo: 'Undo',
	use: (n: number): string => (n === 1 ? 'Use this tile' : `Use these ${number(n)} tiles`),
	/** Of a table of which some tiles are entered: how many the photo adds. */
	add: (n: number): string => (n === 0 ? 'Nothing new here' : `Add ${counted(n, 'tile', 'tiles')}`),
	backToCorners: 'Back to the corners',

	/** Which figure it is, counted from 1, whose it is, and what to tap. */
	figure: (n: number, all: number, name: string, piece: PieceKindId): string =>
		`Figure ${number(n)} of ${number(all)}: tap where ${name}’s ${tiles.piece(piece)} stands.`,
	noFigure: 'No figure here',

	/** Of catching up: how many tiles are new. */
	propose: (n: number): string =>
		n === 0 ? 'Nothing new here' : `Propose ${counted(n, 'turn', 'turns')}`,
	/** A photo whose board was closed before its tiles were proposed: how many of them are new. */
	aside: (n: number): string => `The photo is still here: ${counted(n, 'new tile', 'new tiles')}.`,
	stillToEnter: (n: number): string => `From the photo: ${counted(n, 'tile', 'tiles')} to enter.`,
	notAllowed: (n: number): string =>
		`By the rules, ${counted(n, 'tile', 'tiles')} from the photo can’t be laid now.`,
	skip: 'Skip this one',
	stop: 'Stop'
};

/** The same in the language that is spoken. */
export const snapWords = part('snap', snap);
