import { gameId, type GameRecord } from '../../../src/lib/record';
import { eventsOf, firstOf, readGames, setupOf, type RecordedGame } from '../games/recorded';

/** The recorded game that the app shows as an example, and how many of its turns: readers may play on. */
export const EXAMPLE = { file: 'tests/games/second-engine.jsonl', id: 'second-dense-1', turns: 52 };

/** When the example was played, in ms since 1970 UTC, and how long a turn took. */
const BEGAN = Date.UTC(2026, 10, 20, 19);
const A_TURN = 45_000;

/** The recorded game itself. Throws when its file doesn't hold it. */
export function exampleGame(): RecordedGame {
	const game = readGames(EXAMPLE.file).find(({ id }) => id === EXAMPLE.id);
	if (!game) throw new Error(`${EXAMPLE.file} holds no game ${EXAMPLE.id}.`);
	return game;
}

/** Its first turns as the app's own record. */
export function exampleRecord(): GameRecord {
	const game = exampleGame();
	const players = [
		{ name: 'Ada', colour: 'red' },
		{ name: 'Ben', colour: 'blue' }
	] as const;
	const header = { id: gameId('example'), created: BEGAN, players, first: firstOf(game) };
	return {
		header: { ...header, ...setupOf(game) },
		entries: eventsOf(game)
			.slice(0, EXAMPLE.turns)
			.map((event, seq) => ({ seq, at: BEGAN + (seq + 1) * A_TURN, v: 1, event }))
	};
}
