import { availableParallelism } from 'node:os';

/** What {@link busiest} counts. */
export const BUSY = 'This process, of one core';

/** Counts from now on how much of one core this process uses: near 100 % it measures itself. */
export function busiest(): () => string {
	const [before, begun] = [process.cpuUsage(), performance.now()];
	return () => {
		const { user, system } = process.cpuUsage(before);
		const share = (user + system) / 1_000 / (performance.now() - begun);
		return `${(share * 100).toFixed(0)} % (${String(availableParallelism())} cores)`;
	};
}
