import type { PlayerIndex } from '../engine/piece';
import { effectiveLog } from '../record/log';
import { paceOf } from '../record/pace';
import type { GameRecord, LoggedEvent } from '../record';
import { isLaid } from '../rules/base/events';
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
	/** The longest turn, and the moment after it. */
	readonly longest?: {
		readonly player: PlayerIndex;
		readonly span: number;
		readonly moment: number;
	};
}

/** A turn or answer in effect, and its duration. */
interface TimedTurn {
	readonly player: PlayerIndex;
	readonly span: number;
	readonly moment: number;
	readonly isTurn: boolean;
}

/** How long a game took so far. */
export function durationsOf(record: GameRecord): Durations {
	const { gaps, breaks } = paceOf(record);
	const { timedTurns, begun } = timedTurnsIn(record, gaps);
	const turns = timedTurns
		.filter(({ isTurn, span }) => isTurn && span > 0)
		.sort((a, b) => b.span - a.span);
	const [longest] = turns;
	return {
		whole: sum(gaps),
		breaks,
		thinking: record.header.players.map((_, seat) =>
			sum(timedTurns.filter(({ player }) => player === seat).map(({ span }) => span))
		),
		...{ usual: median(turns.map(({ span }) => span)), turns: turns.length, begun },
		...(longest && {
			longest: { player: longest.player, span: longest.span, moment: longest.moment }
		})
	};
}

const sum = (spans: readonly number[]): number => spans.reduce((all, span) => all + span, 0);

/** The middle of values in order, or the mean of the middle two; 0 without any. */
function median(sorted: readonly number[]): number {
	const middle = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** A player's time runs from the last entry to the one in effect, undone ones included. Corrections are nobody's time. */
function timedTurnsIn({ entries }: GameRecord, gaps: readonly number[]) {
	const { events, seqs } = effectiveLog(entries);
	const moments = new Map(seqs.map((seq, index) => [seq, index + 1]));
	const timedTurns: TimedTurn[] = [];
	let span = 0;
	for (const [seq, entry] of entries.entries()) {
		if (isUntimed(entry.event)) continue;
		span += gaps[seq] ?? 0;
		const moment = moments.get(seq);
		const event = moment === undefined ? undefined : events[moment - 1];
		if (!event || moment === undefined) continue;
		if ('player' in event && event.player !== undefined)
			timedTurns.push({ player: event.player, span, moment, isTurn: isLaid(event) });
		span = 0;
	}
	return { timedTurns, begun: span };
}

const UNTIMED: readonly LoggedEvent['type'][] = [
	'log/amended',
	'log/handed',
	'log/taken',
	'base/ended',
	'base/closed'
];
const isUntimed = (event: LoggedEvent): boolean =>
	UNTIMED.includes(event.type) || roleOf(event) === 'correction';
