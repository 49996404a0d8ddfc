import type { Game, Phase } from '../engine/game';
import type { BoxId } from '../rules/catalogue';
import type { GameId, Player } from './header';
import { effective, replayRecord, type GameRecord } from './log';

/** What a list of games shows of one. Derived from its record, never the truth. */
export interface Summary {
	readonly id: GameId;
	/** When it was set up, in ms since 1970 UTC. */
	readonly created: number;
	/** When its log was last written to, in ms since 1970 UTC. */
	readonly modified: number;
	readonly box: BoxId;
	readonly players: readonly Player[];
	readonly state: Phase;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Tiles laid by the players. */
	readonly turns: number;
	/** When the table stopped laying tiles, in ms since 1970 UTC. */
	readonly finished?: number;
}

/** What a list shows of a game, found by replaying it. */
export const summaryOf = (record: GameRecord): Summary =>
	summarise(record, replayRecord(record).game);

/** What a list shows of a game that has been replayed already. */
export function summarise(record: GameRecord, game: Game): Summary {
	const { id, created, box, players } = record.header;
	const finished = finishedAt(record);
	return {
		id,
		created,
		modified: record.entries.at(-1)?.at ?? created,
		box,
		players,
		state: game.phase,
		scores: game.scores,
		turns: game.board.order.length - game.rules.start.length,
		...(finished !== undefined && { finished })
	};
}

function finishedAt({ entries }: GameRecord): number | undefined {
	const { events, seqs } = effective(entries);
	const end = seqs[events.findIndex(({ type }) => type === 'base/ended')];
	return end === undefined ? undefined : entries[end]?.at;
}
