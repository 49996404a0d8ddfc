import type { GameId } from '../../record';
import type { KnownReading } from './table-check.svelte';
import { inSideDatabase } from '../../store/side-database';

/* What was read from a photo last, in a database of its own: until it is taken over or replaced. */

const DATABASE = { name: 'tilekeep-reading', store: 'readings' };
const KEY = 'last';

/** The game a reading belongs to, and whatever is kept of it. */
interface Row {
	readonly game: string;
	readonly content: unknown;
}

/** Keeps what was read for a game, instead of what was kept before. Does nothing if storage is refused or full. */
async function keepReading(game: string, content: unknown): Promise<void> {
	const row: Row = { game, content };
	await inSideDatabase(DATABASE, 'readwrite', (rows) => rows.put(row, KEY));
}

/** What was kept for a game; undefined if nothing was, or what was kept last is of another. */
async function loadReading(game: string): Promise<unknown> {
	const row: unknown = await inSideDatabase(DATABASE, 'readonly', (rows) => rows.get(KEY));
	return isRow(row) && row.game === game ? row.content : undefined;
}

/** Forgets what was read last. */
async function dropReading(): Promise<void> {
	await inSideDatabase(DATABASE, 'readwrite', (rows) => rows.delete(KEY));
}

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' && value !== null && 'game' in value && 'content' in value;

/** Keeps the board that is checked, so that it outlives a page that is closed. */
export interface ReadingKeeper {
	/** What was kept; undefined if nothing was, or by a version that kept something else. */
	load(): Promise<KnownReading | undefined>;
	keep(kept: KnownReading): void;
	drop(): void;
}

/** The version of the stored form; to be changed with the type. */
const FORMAT = 1;

/** Keeps the board that is checked for a game. */
export const readingKeeper = (game: GameId): ReadingKeeper => ({
	load: async () => {
		const content = await loadReading(game);
		return isKept(content) ? content : undefined;
	},
	keep: (kept) => void keepReading(game, { format: FORMAT, ...kept }),
	drop: () => void dropReading()
});

// Only this module writes it, with its format.
const isKept = (content: unknown): content is KnownReading =>
	typeof content === 'object' &&
	content !== null &&
	'format' in content &&
	content.format === FORMAT;
