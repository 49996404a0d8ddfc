import type { GameId } from '../../record';
import { dropReading, keepReading, keptReading } from '../../store/kept-reading';
import type { KnownReading } from './table-check.svelte';

/** Keeps the board that is checked, so that it outlives a page that is closed. */
export interface ReadingKeeper {
	/** What was kept; undefined if nothing was, or by a version that kept something else. */
	load(): Promise<KnownReading | undefined>;
	keep(kept: KnownReading): void;
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
const isKept = (content: unknown): content is KnownReading =>
	typeof content === 'object' &&
	content !== null &&
	'format' in content &&
	content.format === FORMAT;
