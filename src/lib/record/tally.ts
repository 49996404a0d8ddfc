import { ledgerOf, type Game } from '../engine/game';
import { isOfFeature } from '../engine/ledger';
import type { GameRecord } from './entry';
import { durationOf } from './pace';
import type { Points } from './source';
import { pointsBySource } from './sources';

/** What statistics count of a finished game, stored so that they needn't replay it. */
export interface Tally {
	/** Each player's points by source. */
	readonly points: readonly Points[];
	/** The most points that each player got for one feature; 0 for nothing. */
	readonly largest: readonly number[];
	/** Playing time in ms, without breaks; 0 when unknown. */
	readonly duration: number;
}

/** What statistics count of a finished game, from its replay. */
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
