import { ENDED } from '../rules/base/events';
import { isRunning, type Game, ledgerOf } from '../engine/game';
import { lastTileNumber, tilesInAll } from '../rules/base/tile-numbers';
import { transferredAt } from './transfer';
import type { GameRecord } from './entry';
import { effectiveLog } from './log';
import { headerOf, replayRecord } from './replay';
import { printingIn, SUMMARY_VERSION, type Summary, type Tally } from './summary';
import { isOfFeature } from '../engine/ledger';
import { durationOf } from './pace';
import { verdictOf } from './verdict';
import { pointsBySource } from './sources';

/** What statistics count in a finished game, from its replay. @internal */
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

/** A game's summary, by replaying it. */
export const summaryOf = (record: GameRecord): Summary =>
	summarise(record, replayRecord(record).game);

/** A game's summary, from its replay. */
function summarise(record: GameRecord, game: Game): Summary {
	const { id, created, box, expansions, players } = record.header;
	const finished = finishedAt(record);
	return {
		version: SUMMARY_VERSION,
		id,
		created,
		modified: record.entries.at(-1)?.at ?? created,
		box,
		...printingIn(record.header),
		expansions,
		players,
		state: game.phase,
		...(transferredAt(record) !== undefined && { handed: true }),
		scores: game.scores,
		...(!isRunning(game) && {
			winners: verdictOf(game.scores, headerOf(record), record.entries).winners,
			tally: tallyOf(record, game)
		}),
		turns: drawnAndLaid(game),
		progress: { laid: lastTileNumber(game), of: tilesInAll(game) },
		...(finished !== undefined && { finished })
	};
}

function drawnAndLaid({ board, rules }: Game): number {
	const drawn = board.order.filter(({ type }) => rules.counts.has(type.id));
	return drawn.length - rules.start.length;
}

function finishedAt({ entries }: GameRecord): number | undefined {
	const { events, seqs } = effectiveLog(entries);
	const end = seqs[events.findIndex(({ type }) => type === ENDED)];
	return end === undefined ? undefined : entries[end]?.at;
}
