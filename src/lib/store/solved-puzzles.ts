import { inSideDatabase } from './side-database';

/* Which puzzles of games were solved, in a database of their own, by the game as a parameter of the address. */

/** The database, and its only store. */
const SOLVED_DATABASE = { name: 'tilekeep-puzzles', store: 'solved' } as const;

/** The puzzles of a game that were solved, by the number of events before them. */
export async function keptSolved(game: string): Promise<readonly number[]> {
	const row: unknown = await inSideDatabase(SOLVED_DATABASE, 'readonly', (rows) => rows.get(game));
	return Array.isArray(row) ? row.filter((one) => typeof one === 'number') : [];
}

/** Keeps that a puzzle of a game was solved. Does nothing if storage is refused or full. */
export async function keepSolved(game: string, event: number): Promise<void> {
	const solved = [...new Set([...(await keptSolved(game)), event])];
	await inSideDatabase(SOLVED_DATABASE, 'readwrite', (rows) => rows.put(solved, game));
}
