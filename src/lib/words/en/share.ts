import { common } from './common';
import { formatTime } from './time';

/** A moment inside a sentence: “today, 20:14”. */
const at = (moment: number, now: number): string => {
	const spoken = formatTime(new Date(moment), new Date(now));
	return `${spoken.charAt(0).toLowerCase()}${spoken.slice(1)}`;
};

/** Words for sharing a game, and for handing a running one over to another device. */
export const share = {
	open: 'Share this game',
	title: 'Share this game',
	/** What goes out with every way to share. */
	contents: (names: readonly string[]): string =>
		`The whole game goes out, turn by turn, with the names of ${common.list(names)}. It travels in the link, the code or the picture itself: no server gets to see it.`,
	failed: 'The game could not be made ready to be shared.',

	send: 'Send a link',
	copy: 'Copy the link',
	copied: 'The link is copied.',
	notCopied: 'The browser did not let Tilekeep copy it.',
	notShared: 'The device did not take it.',
	code: 'Show a code',
	codeTitle: 'The game as a code',
	codeHint: 'Point the camera of the other phone at it.',
	codeOf: (names: readonly string[]): string =>
		`A code that opens the game of ${common.list(names)}`,
	tooLong: 'This game is too long for a code: send its link, its picture or its file.',
	picture: 'Make a picture',
	pictureTitle: 'The picture of the game',
	pictureOf: (names: readonly string[]): string =>
		`The table and the scores of ${common.list(names)}`,
	pictureHint: 'The game is in the picture: whoever opens it in Tilekeep can replay every turn.',
	painting: 'Painting…',
	sendPicture: 'Send it',
	savePicture: 'Save it',
	file: 'Save as a file',
	back: 'All ways to share',

	exportTitle: 'For elsewhere',
	report: 'Send as text',
	copyReport: 'Copy as text',
	reportCopied: 'The report is copied.',
	scores: 'Scores as a table (CSV)',
	awards: 'Every award as a table (CSV)',
	bgStats: 'Open in BG Stats',
	bgStatsCode: 'Code for BG Stats',
	bgStatsHint:
		'BG Stats is an app that keeps plays. Open it here, or show its code to a friend’s phone.',
	bgStatsScan: 'Scan it with the phone that has BG Stats.',
	bgStatsLabel: 'A code that opens this play in BG Stats',

	transfer: 'Hand it over',
	transferLong: 'Hand over to another phone',
	transferHint:
		'The other phone keeps the score from here on. This one only looks, until you take the game back.',
	transferNow: 'Hand over now',
	scan: 'Scan this with the other phone',
	scanHint: 'Then tap “Take over and play on” there. Where the camera is of no use, send the link.',
	transferred: (moment: number, now: number): string =>
		`Handed over ${at(moment, now)}: the other device keeps the score once it has taken over.`,
	takeBackTransfer: 'Take it back',
	showCode: 'Show the code',
	/** Over a game that another device has handed over. */
	transferredToYou: (moment: number, now: number): string =>
		`It was handed over ${at(moment, now)}: the score is kept here once you take it.`,
	takeOver: 'Take over and play on',
	transferTaken: 'You keep the score now. The other device knows that it has handed the game over.'
} as const;
