import type { GameId } from '../record';
import type { OpenShelf } from './shelf-store';
import { inSideDatabase } from './side-database';

/** The database of the games that are played at tables of tournaments, and its only store. */
export const TOURNAMENT_GAMES = { name: 'tilekeep-tables', store: 'tables' } as const;

/**
 * True if a game may be played at a table of a tournament: it was set up for one, or there is a tournament on this device. Reads
 * neither the table nor the tournaments, so that other games needn't load the code for that.
 * @param game its id among the games of this device; undefined for somebody else's game
 */
export async function mayBeAtTable(shelf: OpenShelf, game: GameId | undefined): Promise<boolean> {
	const held = shelf.kind === 'device' ? await shelf.countTournaments() : undefined;
	if (held?.ok && held.value > 0) return true;
	if (game === undefined) return false;
	const tables = await inSideDatabase(TOURNAMENT_GAMES, 'readonly', (rows) => rows.count(game));
	return tables === 1;
}
