const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A duration in ms: “1 h 12 min”, “4 min 10 s”, “34 s”. */
export function formatSpan(ms: number): string {
	const [hours, minutes] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)];
	if (hours > 0)
		return minutes > 0 ? `${String(hours)} h ${String(minutes)} min` : `${String(hours)} h`;
	const seconds = Math.floor((ms % MINUTE) / SECOND);
	if (minutes >= 10 || (minutes > 0 && seconds === 0)) return `${String(minutes)} min`;
	return minutes > 0 ? `${String(minutes)} min ${String(seconds)} s` : `${String(seconds)} s`;
}
