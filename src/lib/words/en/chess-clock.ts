import { number, plural } from './format';
import { part } from '../parts';

/** Words of the chess clock. Only the menu, tables that have one, and whoever sets one up load them. Times come as text: “14:32”. */
export const chessClock = {
	title: 'Chess clock',
	each: 'Time for each player',
	minutes: (n: number): string =>
		n === 0 ? 'No clock' : plural(n, { one: '1 minute', other: `${number(n)} minutes` }),
	increment: 'Extra time per turn',
	seconds: (n: number): string =>
		n === 0 ? 'Nothing' : plural(n, { one: '1 second', other: `${number(n)} seconds` }),
	hint: 'The tap that ends a turn passes the clock on. At the table there is also a big clock to press.',

	/** Of a running game: sets it up, once more, or takes it away. */
	apply: (has: boolean, wanted: boolean): string => {
		if (!wanted) return 'Remove the clock';
		return has ? 'Set the clock again' : 'Set up the clock';
	},
	applyHint: 'Each player gets all of this time. The clock is stopped until somebody starts it.',

	/** Read aloud of a player’s time. */
	timeOf: (name: string, time: string, runs: boolean): string =>
		runs ? `${name}: ${time} left, running` : `${name}: ${time} left`,
	start: 'Start the clock',
	pause: 'Pause the clock',
	big: 'Big clock',
	close: 'Back to the table',
	/** On the half of whoever’s time runs. */
	endTurn: 'End my turn',
	/** On the other half. */
	waits: 'Waiting',
	next: 'Next',

	up: (name: string): string => `Time is up: ${name} has lost.`,
	overrule: 'Go on all the same',
	endGame: 'End the game',
	/** Said once. */
	low: (name: string): string => `${name} has less than a minute left.`,

	/** After the device’s clock was set while the app was closed, or a player’s time ran out meanwhile. */
	doubt: (why: 'set' | 'gone', name: string): string =>
		why === 'set'
			? `This device’s clock was set while Tilekeep was closed: how much time does ${name} have?`
			: `${name}’s time ran out while Tilekeep was closed: how much time does ${name} have?`,
	seen: (time: string): string => `${time}, as when it was closed`,
	counted: (time: string): string => `${time}, by the device’s clock`,
	none: 'None: time is up'
} as const;

/** The same in the language that is spoken. */
export const chessClockWords = part('chessClock', chessClock);
