/** Words around the game that is there to be tried. */
export const example = {
	title: 'An example game',
	banner: 'Example',
	/** Beside the mark: what there is to try, and what comes of it. */
	hint: 'Tap a city, a road or a score to see why, or lay the next tile.',
	notKept: 'Nothing here is kept.',
	startOver: 'Start over',
	leave: 'Leave',
	failed:
		'The example could not be loaded: it needs the network this once. Your own games do without.'
} as const;
