import { minutes, span } from './format';
import { part } from '../parts';

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
