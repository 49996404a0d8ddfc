import type { GameId } from '../record';
import type { OpenShelf } from './shelf-store';
import { inSideDatabase } from './side-database';

/** The database of the games that are played at tables of a tournament, and its only store. */
export const TOURNAMENT_GAMES = { name: 'tilekeep-tables', store: 'tables' } as const;

/**
 * Whether a game may be that of a table of a tournament: it was set up for one, or there is a tournament on this device. It reads
 * neither, so that other games needn't load what does.
 * @param game its id among the games of the device; undefined for one that is somebody else's
 */
export async function mayBeAtTable(shelf: OpenShelf, game: GameId | undefined): Promise<boolean> {
	const held = shelf.kind === 'device' ? await shelf.countTournaments() : undefined;
	if (held?.ok && held.value > 0) return true;
	if (game === undefined) return false;
	const tables = await inSideDatabase(TOURNAMENT_GAMES, 'readonly', (rows) => rows.count(game));
	return tables === 1;
}
