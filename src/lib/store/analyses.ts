import type { ReviewedTurn } from '../lookahead/review';
import { inSideDatabase } from './side-database';

/* What looking ahead said of games, in a database of its own, by the games' ids. It takes seconds to find out. */

/** The database of analyses, and its only store. @internal */
export const ANALYSIS_DATABASE = { name: 'tilekeep-analyses', store: 'analyses' } as const;

/** What is known of a game's turns. */
interface StoredAnalysis {
	/** All that it depends on: it is outdated when this is different. */
	readonly of: string;
	/** In order, as far as the game was looked at. */
	readonly turns: readonly ReviewedTurn[];
	/** True where no turn is missing. */
	readonly whole: boolean;
}

/** The analysis of a game; undefined where none is stored of what it is now. */
export async function keptAnalysis(game: string, of: string): Promise<StoredAnalysis | undefined> {
	const row: unknown = await inSideDatabase(ANALYSIS_DATABASE, 'readonly', (rows) =>
		rows.get(game)
	);
	// What is stored under the same text was written by this version.
	const stored = row as StoredAnalysis | undefined;
	return stored?.of === of ? stored : undefined;
}

/** Stores the analysis of a game and replaces the one before. Does nothing if storage is refused or full. */
export async function keepAnalysis(game: string, analysis: StoredAnalysis): Promise<void> {
	await inSideDatabase(ANALYSIS_DATABASE, 'readwrite', (rows) => rows.put(analysis, game));
}

/** Deletes the analysis of a game, if there is one. */
export async function dropAnalysis(game: string): Promise<void> {
	await inSideDatabase(ANALYSIS_DATABASE, 'readwrite', (rows) => rows.delete(game));
}

/**
 * Works on the analysis of a game once no other page does: what several have open is looked at by one of them. Never rejects,
 * unless the work does.
 * @param game undefined for a game that isn't stored: nobody else knows it
 * @param signal aborted by whoever waits no longer
 */
export async function inTurn(
	game: string | undefined,
	signal: AbortSignal,
	work: () => Promise<void>
): Promise<void> {
	// Missing outside of secure pages and in old browsers, contrary to the types.
	if (game === undefined || !('locks' in navigator)) return work();
	let begun = false;
	const begin = () => {
		begun = true;
		return work();
	};
	await navigator.locks
		.request(`${ANALYSIS_DATABASE.name}:${game}`, { signal }, begin)
		.catch(async (error: unknown) => {
			if (begun) throw error;
			// Locks can be refused: then pages may do the same twice.
			if (!signal.aborted) await work();
		});
}
