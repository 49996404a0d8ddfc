import { nextPart } from '../engine/further';
import type { Game } from '../engine/game';
import type { PlayerIndex } from '../engine/piece';
import { nextQuestion } from '../engine/question';
import { effectiveLog } from '../record/log';
import { paceOf } from '../record/pace';
import {
	TRANSFER_STARTED,
	TRANSFER_TAKEN,
	AMENDED,
	type GameRecord,
	type LoggedEvent
} from '../record';
import { CLOSED, ENDED, isLaid } from '../rules/base/events';
import { roleOf } from '../rules/presentations';

/** How long a game took. All durations in ms. */
export interface Durations {
	/** From the first turn to the last, without breaks. 0 when unknown because everything was written at once. */
	readonly whole: number;
	readonly breaks: number;
	/** Total duration of each player's turns, from the end of the turn before. */
	readonly thinking: readonly number[];
	/** The median of all turns of known duration; 0 without any. */
	readonly usual: number;
	/** Number of turns of known duration. */
	readonly turns: number;
	/** Time that the turn that isn't entered yet has taken up to the last entry: more than 0 after an undo. */
	readonly begun: number;
	/** Time of the tiles already laid in a turn that goes on with another one; `thinking` has it, `turns` and `usual` don't. */
	readonly earlier: number;
	/** The longest turn, and the position after it. */
	readonly longest?: {
		readonly player: PlayerIndex;
		readonly span: number;
		readonly position: number;
	};
}

/** A turn in effect with all of its tiles, or an answer in effect, and its duration. */
interface TimedTurn {
	readonly player: PlayerIndex;
	span: number;
	position: number;
	readonly isTurn: boolean;
}

/** How long a game took so far. */
export function durationsOf(record: GameRecord, game: Game): Durations {
	const { gaps, breaks } = paceOf(record);
	const { timedTurns, begun } = timedTurnsIn(record, game, gaps);
	const open = goesOn(game) ? timedTurns.findLast(({ isTurn }) => isTurn) : undefined;
	const turns = timedTurns
		.filter((turn) => turn.isTurn && turn.span > 0 && turn !== open)
		.sort((a, b) => b.span - a.span);
	const [longest] = turns;
	return {
		whole: sum(gaps),
		breaks,
		thinking: record.header.players.map((_, seat) =>
			sum(timedTurns.filter(({ player }) => player === seat).map(({ span }) => span))
		),
		usual: median(turns.map(({ span }) => span)),
		turns: turns.length,
		begun,
		earlier: open?.span ?? 0,
		...(longest && {
			longest: { player: longest.player, span: longest.span, position: longest.position }
		})
	};
}

/** True while a player lays another tile of the same turn. */
const goesOn = (game: Game): boolean => nextPart(game) > 1 && !nextQuestion(game);

const sum = (spans: readonly number[]): number => spans.reduce((all, span) => all + span, 0);

/** The middle of values in order, or the mean of the middle two; 0 without any. */
function median(sorted: readonly number[]): number {
	const middle = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** A player's time runs from the last entry to the one in effect, undone ones included. Corrections are nobody's time. */
function timedTurnsIn({ entries }: GameRecord, { history }: Game, gaps: readonly number[]) {
	const { events, seqs } = effectiveLog(entries);
	const positions = new Map(seqs.map((seq, index) => [seq, index + 1]));
	const timedTurns: TimedTurn[] = [];
	let span = 0;
	let turn: TimedTurn | undefined;
	for (const [seq, entry] of entries.entries()) {
		if (isUntimed(entry.event)) continue;
		span += gaps[seq] ?? 0;
		const position = positions.get(seq);
		const event = position === undefined ? undefined : events[position - 1];
		if (!event || position === undefined) continue;
		if (turn && history[position - 1]?.part !== undefined) {
			turn.span += span;
			turn.position = position;
		} else if ('player' in event && event.player !== undefined) {
			const timed = { player: event.player, span, position, isTurn: isLaid(event) };
			if (timed.isTurn) turn = timed;
			timedTurns.push(timed);
		}
		span = 0;
	}
	return { timedTurns, begun: span };
}

const UNTIMED: readonly LoggedEvent['type'][] = [
	AMENDED,
	TRANSFER_STARTED,
	TRANSFER_TAKEN,
	ENDED,
	CLOSED
];
const isUntimed = (event: LoggedEvent): boolean =>
	UNTIMED.includes(event.type) || roleOf(event) === 'correction';
