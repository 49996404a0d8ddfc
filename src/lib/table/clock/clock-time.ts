const SECOND = 1000;

/** Below this, tenths of a second are shown. */
const TENTHS_BELOW = 10 * SECOND;

/** Time left as a clock shows it: “14:32”, in the last seconds “9.4”; “−0:12” if the table let somebody go on. */
export function clockTime(ms: number): string {
	if (ms > 0 && ms < TENTHS_BELOW) return (Math.ceil(ms / 100) / 10).toFixed(1);
	const seconds = Math.abs(Math.ceil(ms / SECOND));
	const minutes = Math.floor(seconds / 60);
	const sign = ms < 0 && seconds > 0 ? '−' : '';
	return `${sign}${String(minutes)}:${String(seconds % 60).padStart(2, '0')}`;
}
