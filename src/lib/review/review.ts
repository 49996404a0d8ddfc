import { isRunning, type Game } from '../engine/game';
import type { PlayerIndex } from '../engine/piece';
import {
	headerOf,
	pointsBySource,
	replayRecord,
	sourcesOf,
	type GameRecord,
	type Header,
	type Points,
	type Source
} from '../record';
import { winnersOf } from '../rules/base/ties';
import { durationsOf, type Durations } from './durations';
import { momentsOf, type Moment } from './moments';
import { raceOf, type ScorePoint } from './race';
import { ranksOf } from './ranks';

/** Everything that is said of a game looked back at; of a running one, so far. */
export interface Review {
	/** With the rulings as they stand. */
	readonly header: Header;
	/** The game after its last event: to be read, not played on. */
	readonly game: Game;
	/** True while it's played: nothing is won yet. */
	readonly running: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Who has won, or leads, by the ruling on ties; nobody where another game decides. */
	readonly winners: readonly PlayerIndex[];
	/** Each player's place, from 1; see `ranksOf`. */
	readonly ranks: readonly number[];
	/** Each player's points by source. */
	readonly rows: readonly Points[];
	/** The sources that the game can have. */
	readonly sources: readonly Source[];
	/** The first is the table before the first turn. */
	readonly race: readonly ScorePoint[];
	readonly moments: readonly Moment[];
	readonly durations: Durations;
}

/** Looks back at a game. */
export function reviewOf(record: GameRecord): Review {
	const { game } = replayRecord(record);
	const header = headerOf(record);
	const { scores } = game;
	const winners = winnersOf(scores, header.rulings, header.first);
	const race = raceOf(record, game);
	return {
		header,
		game,
		running: isRunning(game),
		scores,
		winners,
		ranks: ranksOf(scores, winners),
		rows: pointsBySource(game),
		sources: sourcesOf(game),
		race,
		moments: momentsOf(record, game, race),
		durations: durationsOf(record)
	};
}
