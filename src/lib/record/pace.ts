import { effectiveLog, type EffectiveLog, type GameRecord } from './log';

/** Whoever writes nothing for longer than this has left the table: a break, no play. In ms. */
const LONGEST_TURN = 30 * 60_000;

/** How fast a game was entered, told by the moments of its entries. */
interface Pace {
	/** For each entry the play before it, in ms: none in a break, before a found table is played on, and after the end. */
	readonly gaps: readonly number[];
	/** How often the game rested for longer than a turn can last. */
	readonly breaks: number;
}

/** How fast a game was entered. A clock that was set back costs the step in which it was, and nothing more. */
export function paceOf(record: GameRecord, log = effectiveLog(record.entries)): Pace {
	const { header, entries } = record;
	const [from, until] = playRange(record, log);
	const since = entries.map(({ at }, index) => at - (entries[index - 1]?.at ?? header.created));
	const played = since.map((gap, index) => (index >= from && index <= until ? gap : 0));
	return {
		gaps: played.map((gap) => (gap > LONGEST_TURN ? 0 : Math.max(0, gap))),
		breaks: played.filter((gap) => gap > LONGEST_TURN).length
	};
}

/** The first and the last entry before which there was play, by `seq`. */
function playRange(
	{ header, entries }: GameRecord,
	{ events, seqs }: EffectiveLog
): readonly [from: number, until: number] {
	const begun = header.found ? seqs[events.findIndex(({ type }) => type === 'base/begun')] : -1;
	const ended = seqs[events.findIndex(({ type }) => type === 'base/ended')];
	return [begun === undefined ? entries.length : begun + 1, ended ?? entries.length];
}

/** How long a game has been played, in ms, breaks left out. */
export const durationOf = (record: GameRecord): number =>
	paceOf(record).gaps.reduce((sum, gap) => sum + gap, 0);
