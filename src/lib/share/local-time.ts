const two = (n: number): string => String(n).padStart(2, '0');

/** The day of a time in the device's time zone, as file names have it: `2026-11-20`. */
export function localDay(time: number): string {
	const at = new Date(time);
	return [String(at.getFullYear()), two(at.getMonth() + 1), two(at.getDate())].join('-');
}

/** The time of day in the device's time zone: `21:04:05`. */
export function localClock(time: number): string {
	const at = new Date(time);
	return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
}
