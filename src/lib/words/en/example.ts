import { part } from '../parts';

/** Words of the example game. Only the table loads them. */
export const example = {
	title: 'An example game',
	banner: 'Example',
	/** Beside the label: what to try. */
	hint: 'Tap a city, a road or a score to see how its points add up. Or lay the next tile.',
	notKept: 'Nothing here is saved.',
	startOver: 'Start over',
	leave: 'Leave',
	failed: 'The example can’t be loaded: it needs the network the first time. Your own games don’t.'
} as const;

/** The same in the language that is spoken. */
export const exampleWords = part('example', example);
