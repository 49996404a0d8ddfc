import { minutes, span } from './format';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Words of the clock at the table. Durations are in ms. */
export const clock = {
	running: (ms: number): string => {
		const seconds = String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0');
		return `${String(Math.floor(ms / MINUTE))}:${seconds}`;
	},
	minutes: (ms: number): string => minutes(Math.floor(ms / MINUTE)),
	total: (ms: number): string => `${span(ms)} pentru toate turele de până acum`,
	long: (limit: number): string => `Tura durează de peste ${span(limit)} deja.`
} as const;
