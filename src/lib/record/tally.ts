import { ledgerOf, type Game } from '../engine/game';
import { isOfFeature } from '../engine/ledger';
import type { GameRecord } from './log';
import { durationOf } from './pace';
import type { Points } from './source';
import { pointsBySource } from './sources';

/** What statistics over many games count of one that is over, so that none needs to be replayed for them. */
export interface Tally {
	/** Each player's points by source. */
	readonly points: readonly Points[];
	/** The most points that one feature paid each player at once; 0 for who was never paid. */
	readonly largest: readonly number[];
	/** How long it was played, in ms, breaks left out; 0 where nobody can tell. */
	readonly duration: number;
}

/** What statistics count of a game that has been replayed already. */
export const tallyOf = (record: GameRecord, game: Game): Tally => ({
	points: pointsBySource(game),
	largest: largestAwards(game),
	duration: durationOf(record)
});

function largestAwards(game: Game): readonly number[] {
	const awards = ledgerOf(game)
		.filter(isOfFeature)
		.flatMap((settlement) => settlement.awards);
	return Array.from({ length: game.players }, (_, seat) =>
		Math.max(0, ...awards.filter(({ player }) => player === seat).map(({ points }) => points))
	);
}
