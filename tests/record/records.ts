import type { GameRecord } from '../../src/lib/record';
import { eventsOf, firstOf, readGames, setupOf, type RecordedGame } from '../tools/recorded';
import { headerFor, logged } from './support';

/** A record of a recorded game. */
export function recordOf(game: RecordedGame): GameRecord {
	const header = headerFor(game.id, game.players, {
		first: firstOf(game),
		...setupOf(game)
	});
	return logged({ header, entries: [] }, eventsOf(game));
}

/** Every recorded game. */
export const RECORDS: readonly GameRecord[] = ['base', 'winter', 'nofarm', 'second-engine']
	.flatMap((file) => readGames(`tests/games/${file}.jsonl`))
	.map(recordOf);
