import { inSideDatabase } from './side-database';

/* What was read from a photo last, in a database of its own: until it is taken over or replaced. */

const DATABASE = { name: 'tilekeep-reading', store: 'readings' };
const KEY = 'last';

/** The game a reading belongs to, and whatever is kept of it. */
interface Row {
	readonly game: string;
	readonly content: unknown;
}

/** Keeps what was read for a game, instead of what was kept before. Does nothing if storage is refused or full. */
export async function keepReading(game: string, content: unknown): Promise<void> {
	const row: Row = { game, content };
	await inSideDatabase(DATABASE, 'readwrite', (rows) => rows.put(row, KEY));
}

/** What was kept for a game; undefined if nothing was, or what was kept last is of another. */
export async function keptReading(game: string): Promise<unknown> {
	const row: unknown = await inSideDatabase(DATABASE, 'readonly', (rows) => rows.get(KEY));
	return isRow(row) && row.game === game ? row.content : undefined;
}

/** Forgets what was read last. */
export async function dropReading(): Promise<void> {
	await inSideDatabase(DATABASE, 'readwrite', (rows) => rows.delete(KEY));
}

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' && value !== null && 'game' in value && 'content' in value;
