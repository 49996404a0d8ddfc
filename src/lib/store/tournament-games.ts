import { gameId, type GameId } from '../record/header-shape';
import { readTicket, type Ticket } from '../tournament/link';
import { TOURNAMENT_GAMES } from './at-table';
import { inSideDatabase } from './side-database';

/*
 * Which game of this device is played at which table of a tournament, in a database of its own, by the games' ids. It stays on
 * the device; players who lose it scan the organiser's code again.
 * It contains no names, so the row of a deleted game stays: the game may be restored.
 */

/** A game and the table it is played at. */
interface TournamentGame {
	readonly game: GameId;
	readonly ticket: Ticket;
	/** The seat of the player who starts according to the pairing. */
	readonly first: 0 | 1;
}

/** The table of a game; undefined if it isn't played at a table of a tournament. */
export const tournamentGame = async (game: GameId): Promise<TournamentGame | undefined> =>
	readRow(await inSideDatabase(TOURNAMENT_GAMES, 'readonly', (rows) => rows.get(game)));

/** All games of this device that are played at tables. They may have been deleted since. */
export async function tournamentGames(): Promise<readonly TournamentGame[]> {
	const rows: unknown = await inSideDatabase(TOURNAMENT_GAMES, 'readonly', (all) => all.getAll());
	return Array.isArray(rows) ? rows.flatMap((row) => readRow(row) ?? []) : [];
}

/** Stores which table a game is played at. Does nothing if storage is refused or full. */
export async function keepTournamentGame(row: TournamentGame): Promise<void> {
	await inSideDatabase(TOURNAMENT_GAMES, 'readwrite', (rows) => rows.put(row, row.game));
}

function readRow(row: unknown): TournamentGame | undefined {
	const { game, first, ticket } = (row ?? {}) as Partial<Record<keyof TournamentGame, unknown>>;
	const read = readTicket(ticket);
	if (typeof game !== 'string' || !read) return undefined;
	return { game: gameId(game), ticket: read, first: first === 1 ? 1 : 0 };
}
