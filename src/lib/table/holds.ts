import type { Summary } from '../record';
import type { UnreadGame } from '../record/unread';
import type { DamagedGame, Gathered } from '../store';

/** What is known of a game that can't be read, or not to its end. */
export interface Unread {
	/** Who plays in it; nobody where its header can't be read. */
	readonly names: readonly string[];
	/** When it was last written to, or set up, in ms since 1970 UTC; absent where that can't be read either. */
	readonly at: number | undefined;
}

/** What a backup takes of the games on a device. */
export interface Holds {
	/** How many games, those as well that can't be read. */
	readonly games: number;
	/** Those of them that can't be read, or not to their end. */
	readonly unread: readonly Unread[];
	/** How many are too damaged even for that, and aren't among these games. */
	readonly left: number;
}

/** What a backup takes of what was gathered for it. */
export const holdsOf = (
	{ games, unread, left }: Gathered,
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
): Holds => ({
	games: games.length + unread.length,
	unread: unread.map(({ id }) => knownOf(id, summaries, damaged)),
	left
});

function knownOf(
	id: UnreadGame['id'],
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
): Unread {
	const summary = summaries.find((one) => one.id === id);
	const names = summary?.players.map(({ name }) => name) ?? [];
	return { names, at: summary?.modified ?? damaged.find((one) => one.id === id)?.at };
}
