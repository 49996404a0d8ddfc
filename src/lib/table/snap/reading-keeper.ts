import type { GameId } from '../../record';
import type { KnownCell } from '../../snap/read-table';
import type { Reading } from '../../snap/reading';
import { dropReading, keepReading, keptReading } from '../../store/kept-reading';

/** A board as it was read, and what the user said of its cells. The photo isn't a part of it. */
export interface KeptReading {
	readonly reading: Reading;
	readonly known: readonly KnownCell[];
}

/** Keeps the board that is checked, so that it outlives a page that is closed. */
export interface ReadingKeeper {
	/** What was kept; undefined if nothing was, or by a version that kept something else. */
	load(): Promise<KeptReading | undefined>;
	keep(kept: KeptReading): void;
	drop(): void;
}

/** Of how it is kept: to be changed with the type. */
const FORMAT = 1;

/** Keeps the board that is checked for a game. */
export const readingKeeper = (game: GameId): ReadingKeeper => ({
	load: async () => {
		const content = await keptReading(game);
		return isKept(content) ? content : undefined;
	},
	keep: (kept) => void keepReading(game, { format: FORMAT, ...kept }),
	drop: () => void dropReading()
});

// Only we write it, and its format is told.
const isKept = (content: unknown): content is KeptReading =>
	typeof content === 'object' &&
	content !== null &&
	'format' in content &&
	content.format === FORMAT;
