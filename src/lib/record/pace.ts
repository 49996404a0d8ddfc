import { BEGUN, ENDED } from '../rules/base/events';
import type { GameRecord } from './entry';
import { effectiveLog, type EffectiveLog } from './log';

/** A pause longer than this, in ms, is a break and doesn't count as playing time. */
export const LONGEST_TURN = 30 * 60_000;

/** How fast a game was entered, according to the times of its entries. */
interface Pace {
	/** Playing time before each entry, in ms: 0 for a break, before an existing table is played on, and after the end. */
	readonly gaps: readonly number[];
	readonly breaks: number;
}

/** How fast a game was entered. If the device's clock was set back, only the entry after that loses its time. */
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

/** The `seq` of the first and of the last entry with playing time before it. */
function playRange(
	{ header, entries }: GameRecord,
	{ events, seqs }: EffectiveLog
): readonly [from: number, until: number] {
	const begun = header.found ? seqs[events.findIndex(({ type }) => type === BEGUN)] : -1;
	const ended = seqs[events.findIndex(({ type }) => type === ENDED)];
	return [begun === undefined ? entries.length : begun + 1, ended ?? entries.length];
}

/** Playing time of a game so far, in ms, without breaks. */
export const durationOf = (record: GameRecord): number =>
	paceOf(record).gaps.reduce((sum, gap) => sum + gap, 0);
