/** What is said of a game from elsewhere, by what keeping it would come to, and what the button for that says. */
const STANDING: Readonly<Record<string, readonly [string, string]>> = {
	stored: ['It is not kept on this device yet.', 'Keep on this device'],
	'already-here': ['All of it is on this device already.', 'Open mine'],
	continued: ['It goes on further than the one on this device.', 'Bring mine up to date'],
	copied: ['The one on this device went on differently.', 'Keep it beside mine']
};

/** Words for opening what comes from elsewhere. */
export const open = {
	title: 'Open a game',
	lead: 'A game that somebody shared with you. You see it first; it is kept on this device only if you say so.',
	reading: 'Reading…',
	file: 'Choose a file',
	fileHint: 'A game file.',

	/** The note over a game that is shown. */
	mark: 'A game from elsewhere',
	says: (how: string): string => STANDING[how]?.[0] ?? '',
	keep: (how: string): string => STANDING[how]?.[1] ?? '',
	leave: 'Leave',
	none: 'There is no shared game to show in this window any more. Open its link or file again.',
	again: 'Open a game'
} as const;
