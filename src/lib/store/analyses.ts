import type { ReviewedTurn } from '../lookahead/review';
import { inSideDatabase } from './side-database';

/*
 * What looking ahead found out about games, in a database of its own, by the games' ids. It is stored because it takes seconds to
 * find out.
 */

/** The database of analyses, and its only store. @internal */
export const ANALYSIS_DATABASE = { name: 'tilekeep-analyses', store: 'analyses' } as const;

/** What is known about a game's turns. */
interface StoredAnalysis {
	/** Everything that the analysis depends on, as text: if this has changed, the analysis is outdated. */
	readonly of: string;
	/** In order, as far as the game was analysed. */
	readonly turns: readonly ReviewedTurn[];
	/** True if no turn is missing. */
	readonly whole: boolean;
}

/** The analysis of a game; undefined if none is stored for what the game is now. */
export async function keptAnalysis(game: string, of: string): Promise<StoredAnalysis | undefined> {
	const row: unknown = await inSideDatabase(ANALYSIS_DATABASE, 'readonly', (rows) =>
		rows.get(game)
	);
	// A row with the same text was written by this version, so it has this type.
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
 * Runs `work`, which analyses a game, once no other page is analysing that game: of several pages that have it open, only one
 * works at a time. Never rejects, unless `work` does.
 * @param game undefined for a game that isn't stored: no other page knows it
 * @param signal aborted when the caller no longer waits
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
			// Locks can be refused: then several pages may do the same work.
			if (!signal.aborted) await work();
		});
}
