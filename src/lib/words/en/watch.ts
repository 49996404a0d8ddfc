import type { TileType } from '../../engine/tile';
import type { CameraProblem } from '../../share/camera';
import type { Sight, ViewProblem } from '../../watch/watching';
import type { FigureOnTile } from '../values';
import { capital, counted } from './format';
import { table } from './table';
import { tiles } from './tiles';
import { part } from '../parts';

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'No camera was found. You can go on entering turns yourself.',
	refused:
		'The browser blocks the camera for this page. You can change that in its settings, or go on entering turns yourself.',
	busy: 'The camera can’t be used right now: another app may be using it. You can go on entering turns yourself.'
};

const SIGHTS: Readonly<Record<Sight['kind'], string>> = {
	still: 'Watching the table',
	moving: 'Something is moving',
	covered: 'Something is in the way',
	lost: 'The board isn’t visible'
};

const PROBLEMS: Readonly<Record<ViewProblem, string>> = {
	dark: 'It’s too dark: switch on a lamp.',
	glare: 'A lamp is reflected: move it, or turn the phone a little.',
	blurred: 'The picture is blurred: hold the phone still, and wipe its lens.',
	far: 'The tiles are too small: bring the phone closer.',
	slanted: 'The camera looks too much from the side: put it higher.',
	'cut-off': 'Part of the board is outside the picture: move the phone back.'
};

const stands = (figure: FigureOnTile | undefined): string =>
	figure ? capital(table.deploy(figure, false)) : table.layAlone;

/** Words of the camera that follows a table. Only whoever switches it on loads them. */
export const watch = {
	title: 'Follow with the camera',
	/** The first time, in three pictures. */
	stand: 'Put the phone on a stand, so that it looks down on the whole table.',
	light: 'Light the table evenly. Avoid lamps that are reflected in the tiles.',
	hands: 'Lay the tile, put the meeple on it, and take your hand away. Then the turn is proposed.',
	stays: 'No picture leaves this device or is saved.',
	/** Phones use some 550 to 960 mA for a live picture, screen and processor included; their batteries hold 4 to 5 Ah. */
	battery:
		'As an estimate, two hours with the camera use a quarter to half of a full battery. It’s better to plug the phone in.',
	begin: 'Switch on the camera',

	asking: 'Waiting for the camera…',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	again: 'Try again',
	which: 'Camera',
	/** A camera without a name, counted from 1. */
	unnamed: (n: number): string => `Camera ${String(n)}`,

	setUpTitle: 'Where is the board?',
	livePicture: 'The live picture',
	looking: 'Looking for the board. Hold the phone still.',
	notFound: 'The board wasn’t found yet. Move the phone a little, or show its corners.',
	found: 'Do the lines run around the tiles?',
	fewTiles:
		'With so few tiles the lines need the phone’s tilt: the browser may ask for it after “Looks right”. Without it, Tilekeep looks for the board again once four tiles are on the table.',
	/** Once enough tiles lie, and the lines were set by few. */
	enoughTiles: 'There are four tiles now: set up again, and the lines will hold.',
	problem: (problem: ViewProblem): string => PROBLEMS[problem],
	looksRight: 'Looks right',
	showCorners: 'Show the corners',
	cornersHint: 'Drag the rings to the corners of the smallest rectangle around all tiles.',
	wrongCorners: 'The board of this game isn’t between these corners. Move them, or try again.',
	useCorners: 'Find the board',
	backToCamera: 'Back to the camera',

	sight: (sight: Sight['kind']): string => SIGHTS[sight],
	starting: 'Starting…',
	away: 'The camera was off while you didn’t see this page. Starting…',
	broken: 'The picture can’t be read on this device. You can go on entering turns yourself.',
	idle: 'Nothing has moved for five minutes, so the camera is off.',
	/** After that, on a dark screen. */
	brighten: 'Tap to light the screen again.',
	goOn: 'Continue',
	showPicture: 'Show the picture',
	options: 'Camera options',
	setUpAgain: 'Set up again',
	stop: 'Stop following',
	enterSure: 'Enter what is sure',
	enterSureHint:
		'A turn whose tile and figure are sure is entered after two seconds, with a sound. Any tap stops it.',
	/** Words of a camera on a phone that follows, at the phone that keeps score. */
	other: {
		title: 'Camera on another phone:',
		away: 'It’s out of reach.',
		off: 'It’s off. On that phone, tap “Follow with the camera” in the menu.',
		stop: 'No longer the camera'
	},
	/** What that phone says. */
	told: 'Turns are confirmed on the phone that keeps score.',

	/** Whose turn is proposed. */
	proposed: (name: string): string => `${name}’s turn`,
	/** Whose turn it may be, one of several. */
	whichTile: (name: string): string => `Which tile did ${name} lay?`,
	unknownTile: 'A tile was laid that fits none of this game’s tiles. Enter it yourself.',
	/** A turn as it may be entered: the tile, and where its figure stands. */
	turn: (type: TileType, figure: FigureOnTile | undefined): string =>
		`${tiles.label(type)}. ${stands(figure)}`,
	/** Where the figure stands, or that there is none, as a sentence of its own. */
	stands,
	yes: 'Yes',
	otherWay: 'Another way',
	nothing: 'No, nothing',
	/** More tiles that lie there: how many. */
	more: (n: number): string => `${counted(n, 'more new tile', 'more new tiles')} after it`,
	otherFirst: 'The other one was first',
	entering: 'It’s entered in two seconds. Tap anywhere to stop.',
	entered: (name: string): string => `${name}’s turn was entered.`,
	undo: 'Undo this turn',

	figureStillThere: (name: string, type: TileType): string =>
		`${name}’s figure should have come home, but it still stands on ${tiles.shortLabel(type)}.`,
	tileGone: (type: TileType): string =>
		`${tiles.shortLabel(type)} doesn’t lie where it was entered.`,
	otherTile: (type: TileType): string =>
		`Another tile seems to lie where ${tiles.shortLabel(type)} was entered.`
};

/** The same in the language that is spoken. */
export const watchWords = part('watch', watch);
