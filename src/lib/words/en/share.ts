import { common } from './common';
import { plural, timeInSentence } from './format';
import { part } from '../parts';

const at = (time: number, now: number): string => timeInSentence(new Date(time), new Date(now));

/** Words of sharing a game, and of transferring it to another device. The first page doesn’t load them. */
export const share = {
	open: 'Share this game',
	follow: 'Show on other phones',
	title: 'Share this game',
	/** What every way to share contains. */
	contents: (names: readonly string[]): string =>
		`This shares the whole game, turn by turn, with the ${plural(names.length, { one: 'name', other: 'names' })} of ${common.list(names)}. The game is in the link, the code or the picture itself: no server sees it.`,
	failed: 'The game can’t be prepared for sharing.',

	send: 'Send a link',
	copy: 'Copy the link',
	copied: 'Link copied.',
	notCopied: 'The browser didn’t let Tilekeep copy it.',
	notShared: 'Sharing didn’t work.',
	code: 'Show a code',
	codeTitle: 'The game as a code',
	codeHint: 'Point the camera of the other phone at it.',
	codeOf: (names: readonly string[]): string =>
		`A code that opens the game of ${common.list(names)}`,
	tooLong: 'This game is too long for a code. Send a link, a picture or a file instead.',
	picture: 'Make a picture',
	pictureTitle: 'Share the picture',
	pictureOf: (names: readonly string[]): string =>
		`The board and the scores of ${common.list(names)}`,
	shapes: 'Shape of the picture',
	/** By the shape of the picture. */
	shape: { card: 'Card', story: 'Story' },
	shapeHint: {
		card: 'The game is in the picture: whoever opens it in Tilekeep can replay every turn.',
		story: 'For a phone’s full screen, without the code: the game isn’t in this picture.'
	},
	painting: 'Creating the picture…',
	sendPicture: 'Send it',
	savePicture: 'Save it',
	file: 'Save as a file',
	back: 'All ways to share',

	exportTitle: 'For other apps',
	sendAsText: 'Send as text',
	copyReport: 'Copy as text',
	reportCopied: 'Text copied.',
	saveScoresAsTable: 'Scores as a table (CSV)',
	saveAwardsAsTable: 'Every award as a table (CSV)',
	writeDown: 'Write down the game',
	bgStats: 'Open in BG Stats',
	bgStatsCode: 'Code for BG Stats',
	bgStatsHint:
		'BG Stats is an app that logs plays. Open it here, or show its code to a friend’s phone.',
	bgStatsScan: 'Scan it with the phone that has BG Stats.',
	bgStatsLabel: 'A code that opens this play in BG Stats',

	transfer: 'Transfer the game',
	transferLong: 'Transfer to another phone',
	transferHint:
		'The other phone keeps score from here on. This one only shows the game until you take it back.',
	transferNow: 'Transfer now',
	scan: 'Scan this with the other phone',
	scanHint: 'Then tap “Take over and play on” there. If the camera doesn’t work, send the link.',
	transferred: (time: number, now: number): string =>
		`Transferred ${at(time, now)}. The other device keeps score once it takes over.`,
	takeBackTransfer: 'Take it back',
	showCode: 'Show the code',
	/** Said of a game that another device transfers to this one. */
	transferredToYou: (time: number, now: number): string =>
		`Transferred ${at(time, now)}. This device keeps score once you take over.`,
	takeOver: 'Take over and play on',
	transferTaken: 'This device keeps score now. The other one knows that the game was transferred.'
} as const;

/** The same in the language that is spoken. */
export const shareWords = part('share', share);
