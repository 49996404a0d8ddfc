/** Words around the game that is there to be tried. */
export const example = {
	title: 'An example game',
	banner: 'Example',
	/** Beside the mark: what there is to try, and what comes of it. */
	hint: 'Tap a city, a road or a score to see why, or lay the next tile.',
	notKept: 'Nothing here is saved.',
	startOver: 'Start over',
	leave: 'Leave',
	failed: 'The example can’t be loaded: it needs the network the first time. Your own games don’t.'
} as const;
