import { inSideDatabase } from './side-database';

/*
 * Which puzzles were tried and solved, in a database of their own: a row for each that was solved, by its key, and one for each
 * that was tried. Rows of earlier versions have the address of a game as their key. They are never read, because they say neither
 * which game that was, nor whether it was corrected since.
 */

/** The database, and its only store. */
const SOLVED_DATABASE = { name: 'tilekeep-puzzles', store: 'solved' } as const;
const tried = (puzzle: string): string => `${puzzle}&tried`;

/** What was done with a puzzle. */
interface KeptPuzzle {
	readonly solved: boolean;
	/** A move was tried in it, or its solution was shown. */
	readonly tried: boolean;
}

/** What was done with the puzzle of a key. */
export async function keptPuzzle(puzzle: string): Promise<KeptPuzzle> {
	return { solved: await isKept(puzzle), tried: await isKept(tried(puzzle)) };
}

/** Keeps that a puzzle was solved, by its key. Does nothing if storage is refused or full. */
export const keepSolved = (puzzle: string): Promise<void> => keep(puzzle);

/** Keeps that a puzzle was tried, in the same way. */
export const keepTried = (puzzle: string): Promise<void> => keep(tried(puzzle));

const isKept = async (key: string): Promise<boolean> =>
	(await inSideDatabase(SOLVED_DATABASE, 'readonly', (rows) => rows.get(key))) === true;

async function keep(key: string): Promise<void> {
	await inSideDatabase(SOLVED_DATABASE, 'readwrite', (rows) => rows.put(true, key));
}
