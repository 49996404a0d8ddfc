import { isRunning, type Game } from '../engine/game';
import type { HeldToken } from '../engine/ledger';
import {
	headerOf,
	pointsBySource,
	replayRecord,
	sourcesOf,
	verdictOf,
	type GameRecord,
	type Header,
	type Points,
	type Source,
	type Verdict
} from '../record';
import { ranksOf } from '../record/ranks';
import { titlesIn } from '../rules/base/titles';
import { tokensHeld } from '../rules/base/tokens';
import { durationsOf, type Durations } from './durations';
import { momentsOf, type Moment } from './moments';
import { raceOf, type ScorePoint } from './race';
import { stopsOf, type RaceStop } from './stops';

/** Everything that is shown when a game is looked back at; for a running game, everything so far. */
export interface Review extends Verdict {
	/** With the current rulings. */
	readonly header: Header;
	/** The game after its last event. Read it, never play on with it. */
	readonly game: Game;
	/** True while it is played. */
	readonly running: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Each player's rank; see `ranksOf`. */
	readonly ranks: readonly number[];
	/** What each player has besides points: tokens of the kinds that anybody has, and titles. */
	readonly tokens: readonly (readonly HeldToken[])[];
	/** Each player's points by source. */
	readonly rows: readonly Points[];
	/** The sources shown for the game. */
	readonly sources: readonly Source[];
	/** The first point is the table before the first turn. */
	readonly race: readonly ScorePoint[];
	/** The race with the final scoring divided by kind. */
	readonly stops: readonly RaceStop[];
	readonly moments: readonly Moment[];
	readonly durations: Durations;
}

/** The review of a game. */
export function reviewOf(record: GameRecord): Review {
	const { game } = replayRecord(record);
	const header = headerOf(record);
	const { scores } = game;
	const race = raceOf(record, game);
	const known = { header, game, race, ...verdictOf(scores, header, record.entries) };
	return {
		...known,
		running: isRunning(game),
		scores,
		ranks: ranksOf(scores, known),
		tokens: tokensOfAll(game),
		rows: pointsBySource(game),
		sources: sourcesOf(game),
		stops: stopsOf(race, game),
		moments: momentsOf(record, known),
		durations: durationsOf(record, game)
	};
}

function tokensOfAll(game: Game): readonly (readonly HeldToken[])[] {
	const all = game.scores.map((_, player) => tokensHeld(game, player));
	const won = new Set(
		all.flatMap((own) => own.filter(({ count }) => count > 0).map(({ token }) => token))
	);
	const titles = titlesIn(game);
	return all.map((own, player) => [
		...own.filter(({ token }) => won.has(token)),
		...titles
			.filter(({ holder }) => holder === player)
			.map(({ title }) => ({ token: title.token, count: 1, most: false }))
	]);
}
