import { effectiveLog, headerOf, type GameRecord } from '$lib/record';

/**
 * Looks ahead in a game that was just finished, as its review does, until the returned function is called. Then the review has
 * less to wait for. If the code can't be loaded, the review starts from nothing.
 */
export function lookAhead(record: GameRecord): () => void {
	let left = false;
	let stop: (() => void) | undefined;
	void import('$lib/table/past/analysis.svelte')
		.then(({ GameAnalysis }) => {
			const game = { header: headerOf(record), events: effectiveLog(record.entries).events };
			if (!left) stop = new GameAnalysis(game, record.header.id).start();
		})
		.catch(() => undefined);
	return () => {
		left = true;
		stop?.();
	};
}
