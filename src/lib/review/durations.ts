import type { PlayerIndex } from '../engine/piece';
import { effectiveLog, paceOf, type GameRecord, type LoggedEvent } from '../record';
import { isLaid } from '../rules/base/events';
import { roleOf } from '../rules/presentations';

/** How long a game took. All durations in ms. */
export interface Durations {
	/** From the first turn to the last, without breaks. 0 when unknown because everything was written at once. */
	readonly whole: number;
	readonly breaks: number;
	/** Total duration of each player's turns, from the end of the turn before. */
	readonly thinking: readonly number[];
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
	const timedTurns = timedTurnsIn(record, gaps);
	const [longest] = timedTurns.filter(({ isTurn }) => isTurn).sort((a, b) => b.span - a.span);
	return {
		whole: sum(gaps),
		breaks,
		thinking: record.header.players.map((_, seat) =>
			sum(timedTurns.filter(({ player }) => player === seat).map(({ span }) => span))
		),
		...(longest &&
			longest.span > 0 && {
				longest: { player: longest.player, span: longest.span, moment: longest.moment }
			})
	};
}

const sum = (spans: readonly number[]): number => spans.reduce((all, span) => all + span, 0);

/** A player's time runs from the last entry to the one in effect, undone ones included. Corrections are nobody's time. */
function timedTurnsIn({ entries }: GameRecord, gaps: readonly number[]): readonly TimedTurn[] {
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
	return timedTurns;
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
