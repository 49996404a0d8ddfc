import { gameId, type Entry, type GameRecord } from '../../../../src/lib/record';
import { PLAYER_COLOURS } from '../../../../src/lib/engine/colours';
import type { TableEvent } from '../../../../src/lib/rules/catalogue';
import {
	eventsOf,
	setAsideOf,
	firstOf,
	laidEventOf,
	readGames,
	setupOf,
	type RecordedGame,
	type RecordedTurn
} from '../../../tools/games/recorded';
import { asEntered } from './as-entered';

/** Player names in browser tests, in order. */
export const NAMES = ['Ada', 'Ben', 'Chloé', 'Dumitru', 'Eve', 'Fritz'] as const;

/** A time for records, in ms since 1970 UTC. */
const A_DAY = Date.UTC(2026, 10, 20);

/** A recorded game by its file and id. */
export function recorded(file: string, id: string) {
	const game = readGames(`tests/games/${file}.jsonl`).find((each) => each.id === id);
	if (!game) throw new Error(`${file}.jsonl holds no game ${id}.`);
	return game;
}

/** The names at a recorded game's table. */
export const namesOf = ({ players }: RecordedGame): readonly string[] => NAMES.slice(0, players);

/** The app's own record of a recorded game's first turns. */
export const recordOf = (game: RecordedGame, turns: number, id: string): GameRecord =>
	recordWith(
		game,
		game.turns
			.slice(0, turns)
			.flatMap((turn) => [
				...(turn.setAsideBefore ?? []).map((tile) => setAsideOf(turn.player, tile)),
				laidEventOf(turn)
			]),
		id
	);

/** The same of a whole game, with all that its players decided, as it is entered on the screen. */
export function wholeRecordOf(game: RecordedGame, id: string): GameRecord {
	const events = eventsOf(game);
	return recordWith(game, asEntered(recordWith(game, [], id), events), id);
}

function recordWith(game: RecordedGame, events: readonly TableEvent[], id: string): GameRecord {
	const players = namesOf(game).map((name, seat) => ({
		name,
		colour: PLAYER_COLOURS[seat] ?? 'grey'
	}));
	const header = { id: gameId(id), created: A_DAY, players, first: firstOf(game) };
	return {
		header: { ...header, ...setupOf(game) },
		entries: events.map(entry)
	};
}

const entry = (event: TableEvent, seq: number): Entry => ({ seq, at: A_DAY + seq, v: 1, event });

/** A file to choose in the app. */
export const asFile = (text: string | Buffer, name = 'game.json') => ({
	name,
	mimeType: 'application/json',
	buffer: Buffer.from(text)
});

/** A turn of a recorded game. */
export function turnOf(game: RecordedGame, index: number): RecordedTurn {
	const turn = game.turns[index];
	if (!turn) throw new Error(`${game.id} has no turn ${String(index + 1)}.`);
	return turn;
}
