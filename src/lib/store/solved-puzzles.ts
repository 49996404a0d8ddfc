import { inSideDatabase } from './side-database';

/*
 * Which puzzles of games were tried and solved, in a database of their own, by the game as a parameter of the address; those that
 * were tried with one behind it.
 */

/** The database, and its only store. */
const SOLVED_DATABASE = { name: 'tilekeep-puzzles', store: 'solved' } as const;
const tried = (game: string): string => `${game}&tried`;

/** Puzzles of a game, by the number of events before them. */
interface KeptPuzzles {
	readonly solved: readonly number[];
	/** Those that a move was tried in, or whose solution was shown. */
	readonly tried: readonly number[];
}

/** The puzzles of a game that were solved, and tried. */
export async function keptPuzzles(game: string): Promise<KeptPuzzles> {
	return { solved: await keptAt(game), tried: await keptAt(tried(game)) };
}

/** Keeps that a puzzle of a game was solved. Does nothing if storage is refused or full. */
export const keepSolved = (game: string, event: number): Promise<void> => keepAt(game, event);

/** Keeps that a puzzle of a game was tried, in the same way. */
export const keepTried = (game: string, event: number): Promise<void> => keepAt(tried(game), event);

async function keptAt(key: string): Promise<readonly number[]> {
	const row: unknown = await inSideDatabase(SOLVED_DATABASE, 'readonly', (rows) => rows.get(key));
	return Array.isArray(row) ? row.filter((one) => typeof one === 'number') : [];
}

async function keepAt(key: string, event: number): Promise<void> {
	const kept = [...new Set([...(await keptAt(key)), event])];
	await inSideDatabase(SOLVED_DATABASE, 'readwrite', (rows) => rows.put(kept, key));
}
