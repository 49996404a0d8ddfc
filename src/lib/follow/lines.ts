import { CLOCK, type FileProblem, type GameRecord } from '../record';
import { gameFileOf } from '../record/game-file';
import { needsReadable } from '../record/readable';

/** A game as lines: its header with the version of the format, then its entries. What was shown once is never changed, so lines are only added. */
export function linesOf(record: GameRecord): readonly string[] {
	const { entries, ...beginning } = gameFileOf(record);
	const shown = record.entries.slice(0, countBeforeReadable(record));
	const all = [beginning, ...shown, ...entries.slice(shown.length)];
	return all.map((line) => JSON.stringify(line));
}

/**
 * How many entries were sent without the part that can be read without knowing the game: those before a chess clock was set up in
 * a running game.
 */
function countBeforeReadable({ header, entries }: GameRecord): number {
	const clock = entries.findIndex(({ event }) => event.type === CLOCK);
	const before = entries.slice(0, Math.max(0, clock));
	return needsReadable({ header, entries: before }) ? 0 : before.length;
}

/** The game file that lines make up; it is checked like any file from elsewhere. */
export const fileOfLines = ([first = '{}', ...entries]: readonly string[]): string =>
	`${first.replace(/\}\s*$/, '')},"entries":[${entries.join(',')}]}`;

/** Number of lines that two games have in common from the first on. */
export function commonLines(one: readonly string[], other: readonly unknown[]): number {
	const differs = one.findIndex((line, index) => line !== other[index]);
	return differs === -1 ? one.length : differs;
}

/**
 * The lines before the entry that can't be read: the keeper's app may be newer. Undefined if the problem isn't about an entry, or
 * is about the first one.
 */
export function linesBefore(
	problem: FileProblem,
	lines: readonly string[]
): readonly string[] | undefined {
	const path = 'path' in problem ? problem.path : '';
	const known = Number(/^entries\[(\d+)\]/.exec(path)?.[1] ?? 0);
	return known === 0 ? undefined : lines.slice(0, known + 1);
}
