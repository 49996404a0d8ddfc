import type { CameraProblem } from '../../share/camera';

/** What is said of a game from elsewhere, by what keeping it would come to, and what the button for that says. */
const STANDING: Readonly<Record<string, readonly [string, string]>> = {
	stored: ['It is not kept on this device yet.', 'Keep on this device'],
	'already-here': ['All of it is on this device already.', 'Open mine'],
	continued: ['It goes on further than the one on this device.', 'Bring mine up to date'],
	copied: ['The one on this device went on differently.', 'Keep it beside mine']
};

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'There is no camera that Tilekeep could use.',
	refused:
		'The browser was told not to give Tilekeep the camera. Its settings for this page change that.',
	busy: 'The camera cannot be used at the moment: another app may have it.'
};

/** Words for opening what comes from elsewhere. */
export const incoming = {
	title: 'Open a game',
	lead: 'A game that somebody shared with you. You see it first; it is kept on this device only if you say so.',
	reading: 'Reading…',
	stopped: 'Stopped: nothing was opened.',

	scan: 'Scan a code',
	scanHint: 'Point the camera at the code on the other phone.',
	scanAim: 'Hold the whole code in sight.',
	notAGameCode: 'This code is none of a Tilekeep game.',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	file: 'Choose a file',
	fileHint: 'A game file, the picture of a game, or a backup.',
	paste: 'Or paste a link',
	pasteHint: 'The message around it may come along.',
	openPasted: 'Open',
	onIos:
		'On an iPhone, links open in Safari, which keeps games of its own. To have a game in the app on the home screen, scan its code here, or copy its link and paste it.',

	/** The note over a game that is shown. */
	banner: 'A game from elsewhere',
	standing: (how: string): string => STANDING[how]?.[0] ?? '',
	keep: (how: string): string => STANDING[how]?.[1] ?? '',
	leave: 'Leave',
	nothingShared:
		'There is no shared game to show in this window any more. Open its link or file again.',
	again: 'Open a game'
} as const;
