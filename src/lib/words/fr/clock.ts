import { minutes, span } from './format';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const clock = {
	running: (ms: number): string => {
		const seconds = String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0');
		return `${String(Math.floor(ms / MINUTE))}:${seconds}`;
	},
	minutes: (ms: number): string => minutes(Math.floor(ms / MINUTE)),
	total: (ms: number): string => `${span(ms)} pour tous les tours jusqu’ici`,
	long: (limit: number): string => `Ce tour dure depuis plus de ${span(limit)}.`
} as const;
