import { isRunning, type Game } from '../engine/game';
import type { Piece } from '../engine/piece';
import { effectiveLog, headerOf, replayEvents, type GameRecord } from '../record';
import { ENDED } from '../rules/base/events';

/** The game before the final scoring sent figures home; the game itself while it is played. */
export function beforeFinalScoring(record: GameRecord, game: Game): Game {
	if (isRunning(game)) return game;
	const end = game.history.findIndex(({ event }) => event.type === ENDED);
	return replayEvents(headerOf(record), effectiveLog(record.entries).events.slice(0, end)).game;
}

/** The figures on the table at the end, or now. */
export const figuresAtEnd = (record: GameRecord, game: Game): Iterable<Piece> =>
	beforeFinalScoring(record, game).pieces;
