import type { CameraProblem } from '../../share/camera';
import { part } from '../parts';

/** Said of a game from elsewhere and on its button, by what keeping it would do. */
export const ENGLISH_STANDING = {
	stored: ['It isn’t on this device yet.', 'Keep on this device'],
	'already-here': ['All of it is already on this device.', 'Open mine'],
	continued: ['It has more turns than the one on this device.', 'Update mine'],
	copied: ['The one on this device was continued differently.', 'Keep both']
} satisfies Readonly<Record<string, readonly [string, string]>>;
const STANDING: Readonly<Record<string, readonly [string, string]>> = ENGLISH_STANDING;

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'No camera found.',
	refused: 'The browser blocks the camera for this page. You can change that in its settings.',
	busy: 'The camera can’t be used right now: another app may be using it.'
};

/** Words of opening a game from elsewhere. The first page doesn’t load them. */
export const incoming = {
	title: 'Open a game',
	lead: 'Open a game that somebody shared with you. You see it first, then decide whether to keep it.',
	reading: 'Reading…',
	stopped: 'Stopped: nothing was opened.',

	scan: 'Scan a code',
	scanHint: 'Point the camera at the code on the other phone.',
	scanAim: 'Keep the whole code in view.',
	notAGameCode: 'This isn’t the code of a Tilekeep game.',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	file: 'Choose a file',
	fileHint: 'A game file, the picture of a game, or a backup.',
	paste: 'Or paste a link',
	pasteHint: 'You can paste the whole message.',
	openPasted: 'Open',
	onIos:
		'On an iPhone, links open in Safari, which keeps its own games. To open a game in the home screen app, scan its code here, or copy its link and paste it.',

	/** The banner over a game from elsewhere. */
	banner: 'Shared game',
	standing: (how: string): string => STANDING[how]?.[0] ?? '',
	keep: (how: string): string => STANDING[how]?.[1] ?? '',
	leave: 'Leave',
	nothingShared: 'This window no longer has the shared game. Open its link or file again.',
	again: 'Open a game'
} as const;

/** The same in the language that is spoken. */
export const incomingWords = part('incoming', incoming);
