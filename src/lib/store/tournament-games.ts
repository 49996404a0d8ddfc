import { deepEqual } from '../record/deep-equal';
import { gameId, type GameId } from '../record/header-shape';
import { readTicket, type Ticket } from '../tournament/link';
import { inSideDatabase } from './side-database';

/*
 * Which game of this device is that of which table of a tournament, in a database of its own, by the games' ids. It stays on the
 * device; whoever loses it scans the organiser's code again.
 */

/** The database, and its only store. @internal */
export const TOURNAMENT_GAMES = { name: 'tilekeep-tables', store: 'tables' } as const;

/** A game and the table it is played at. */
export interface TournamentGame {
	readonly game: GameId;
	readonly ticket: Ticket;
	/** The seat of the player who starts by the pairing. */
	readonly first: 0 | 1;
}

/** The table of a game; undefined where it is none of a tournament. */
export const tournamentGame = async (game: GameId): Promise<TournamentGame | undefined> =>
	readRow(await inSideDatabase(TOURNAMENT_GAMES, 'readonly', (rows) => rows.get(game)));

/** The games of this device that are played at a table, as it was paired. */
export async function gamesAtTable(ticket: Ticket): Promise<readonly GameId[]> {
	const rows =
		(await inSideDatabase(TOURNAMENT_GAMES, 'readonly', (all): IDBRequest<unknown[]> =>
			all.getAll()
		)) ?? [];
	return rows
		.flatMap((row) => readRow(row) ?? [])
		.filter((row) => deepEqual(row.ticket, ticket))
		.map(({ game }) => game);
}

/** Keeps which table a game is played at. Does nothing if storage is refused or full. */
export async function keepTournamentGame(row: TournamentGame): Promise<void> {
	await inSideDatabase(TOURNAMENT_GAMES, 'readwrite', (rows) => rows.put(row, row.game));
}

/** Forgets which table a game is played at, if it is. */
export async function dropTournamentGame(game: GameId): Promise<void> {
	await inSideDatabase(TOURNAMENT_GAMES, 'readwrite', (rows) => rows.delete(game));
}

function readRow(row: unknown): TournamentGame | undefined {
	const { game, first, ticket } = (row ?? {}) as Partial<Record<keyof TournamentGame, unknown>>;
	const read = readTicket(ticket);
	if (typeof game !== 'string' || !read) return undefined;
	return { game: gameId(game), ticket: read, first: first === 1 ? 1 : 0 };
}
