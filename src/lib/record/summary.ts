import { isRunning, type Game, type Phase } from '../engine/game';
import type { PlayerIndex } from '../engine/piece';
import { winnersOf } from '../rules/base/ties';
import type { BoxId, ExpansionId } from '../rules/catalogue';
import type { GameId, Player } from './header';
import { effective, type GameRecord } from './log';
import { replayRecord } from './replay';
import { tallyOf, type Tally } from './tally';

/** What a list of games shows of one. Derived from its record, never the truth. */
export interface Summary {
	readonly id: GameId;
	/** When it was set up, in ms since 1970 UTC. */
	readonly created: number;
	/** When its log was last written to, in ms since 1970 UTC. */
	readonly modified: number;
	readonly box: BoxId;
	/** What is played with the box; absent in what was stored before there were expansions. */
	readonly expansions?: readonly ExpansionId[];
	readonly players: readonly Player[];
	readonly state: Phase;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Who has won, by the table's ruling on ties; absent while it's played and in what was stored before there was one. */
	readonly winners?: readonly PlayerIndex[];
	/** Tiles laid by the players, of those that are drawn: a player's own and a table's extra ones aren't among them. */
	readonly turns: number;
	/** When the table stopped laying tiles, in ms since 1970 UTC. */
	readonly finished?: number;
	/** What statistics count; absent while it's played and in what was stored before anything was counted. */
	readonly tally?: Tally;
}

/** What a list shows of a game, found by replaying it. */
export const summaryOf = (record: GameRecord): Summary =>
	summarise(record, replayRecord(record).game);

/** What a list shows of a game that has been replayed already. */
export function summarise(record: GameRecord, game: Game): Summary {
	const { id, created, box, expansions, players } = record.header;
	const finished = finishedAt(record);
	return {
		id,
		created,
		modified: record.entries.at(-1)?.at ?? created,
		box,
		expansions,
		players,
		state: game.phase,
		scores: game.scores,
		...(!isRunning(game) && {
			winners: winnersOf(game.scores, game.rules.rulings, record.header.first),
			tally: tallyOf(record, game)
		}),
		turns: drawnAndLaid(game),
		...(finished !== undefined && { finished })
	};
}

function drawnAndLaid({ board, rules }: Game): number {
	const drawn = board.order.filter(({ type }) => rules.counts.has(type.id));
	return drawn.length - rules.start.length;
}

function finishedAt({ entries }: GameRecord): number | undefined {
	const { events, seqs } = effective(entries);
	const end = seqs[events.findIndex(({ type }) => type === 'base/ended')];
	return end === undefined ? undefined : entries[end]?.at;
}
