import { number, plural, minutes, span } from './format';
import { part } from '../parts';

/** Said of unsaved entries, by how long they last: like the browser's data, the tab or the page. */
const KEPT_WHERE = {
	browser:
		'It is kept separately in this browser, and is back when you open the game. A file of the game is safer.',
	tab: 'It is kept separately in this tab, and is back when you open the game in it. Once the tab is closed it is lost: download the file of the game.',
	page: 'Only this window has it. Once you close or reload it, it is lost: download the file of the game.'
} as const;

/** Words of entries that could not be stored. Only the table loads them. */
export const unsaved = {
	title: 'Leave the game?',
	where: (life: keyof typeof KEPT_WHERE): string =>
		`Part of this game isn’t saved. ${KEPT_WHERE[life]}`,
	stay: 'Stay',
	leave: 'Leave anyway',

	/** Number of entries that were brought back. */
	restored: (n: number): string =>
		plural(n, {
			one: 'The last entry wasn’t saved before. It is back now.',
			other: `The last ${number(n)} entries weren’t saved before. They are back now.`
		}),
	keptBeside:
		'This game was continued differently in another window. What you entered here isn’t saved in it, and is kept as a separate file.',
	downloadKeptBeside: 'Download what I entered',
	discard: 'Discard it',
	discarded: 'What you entered was discarded.',

	outdated:
		'Another window runs a newer version of Tilekeep. Reload this one to continue: what you entered is kept.',
	reload: 'Reload'
} as const;

/** The same in the language that is spoken. */
export const unsavedWords = part('unsaved', unsaved);

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

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Words of the clock at the table. Durations are in ms. */
export const clock = {
	/** The time of the turn that is being thought about: “0:42”, “12:05”. */
	running: (ms: number): string => {
		const seconds = String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0');
		return `${String(Math.floor(ms / MINUTE))}:${seconds}`;
	},
	/** The time of a player's turns in the scores: “12 min”. */
	minutes: (ms: number): string => minutes(Math.floor(ms / MINUTE)),
	/** The same in the sheet of that player. */
	total: (ms: number): string => `${span(ms)} for all turns so far`,
	/** Said once, and about nobody. */
	long: (limit: number): string => `This turn has taken more than ${span(limit)} so far.`
} as const;

/** The same in the language that is spoken. */
export const clockWords = part('clock', clock);
