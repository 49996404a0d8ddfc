import { tellFigure } from './figures';
import { asMultiple, fixedLine } from './fixed';

/** Percentiles of many runs, in milliseconds. */
interface Timing {
	readonly median: number;
	/** Nine of ten runs are faster. */
	readonly slow: number;
	readonly runs: number;
}

/** Runs the jobs in turns, many times, and times every run after the first tenth, which warms up. */
export function time(jobs: readonly (() => void)[], rounds: number): Timing {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++)
		for (const job of jobs) {
			const before = performance.now();
			job();
			if (round >= rounds / 10) times.push(performance.now() - before);
		}
	return timingOf(times);
}

/** Sums up single times in milliseconds. */
export function timingOf(times: readonly number[]): Timing {
	const sorted = [...times].sort((a, b) => a - b);
	const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
	return { median: at(0.5), slow: at(0.9), runs: sorted.length };
}

/** Median and 95th percentile. */
export function sharesOf(times: readonly number[]): {
	readonly median: number;
	readonly late: number;
} {
	const sorted = [...times].sort((a, b) => a - b);
	const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
	return { median: at(0.5), late: at(0.95) };
}

/** One line of the report. */
export interface Row {
	readonly what: string;
	readonly timing: Timing;
	/** Limit for the median, in milliseconds. */
	readonly target?: number;
	/** Limit for nine of ten runs, in milliseconds. */
	readonly slowTarget?: number;
}

const HEAD = ['', 'median', '9 of 10', 'runs', 'target', '', 'median', '9 of 10'];

/** The report as a table of text; the last two columns are multiples of the fixed computation, which took `fixed` ms. */
export function table(rows: readonly Row[], fixed: number): string {
	for (const { what, timing } of rows) tellFigure(what, timing.median, fixed);
	const lines = [HEAD, ...rows.map((row) => cellsOf(row, fixed))];
	const widths = HEAD.map((_, column) =>
		Math.max(...lines.map((line) => (line[column] ?? '').length))
	);
	return [...lines.map((line) => padded(line, widths)), fixedLine(fixed)].join('\n');
}

function cellsOf(row: Row, fixed: number): readonly string[] {
	const { what, timing } = row;
	return [
		what,
		ms(timing.median),
		ms(timing.slow),
		String(timing.runs),
		limitsOf(row).map(ms).join(', '),
		verdictOf(row),
		asMultiple(timing.median, fixed),
		asMultiple(timing.slow, fixed)
	];
}

const limitsOf = ({ target, slowTarget }: Row): readonly number[] =>
	[target, slowTarget].filter((limit) => limit !== undefined);

function verdictOf({ timing, target, slowTarget }: Row): string {
	if (target === undefined && slowTarget === undefined) return '';
	const met = timing.median <= (target ?? Infinity) && timing.slow <= (slowTarget ?? Infinity);
	return met ? 'met' : 'MISSED';
}

const padded = (line: readonly string[], widths: readonly number[]): string =>
	line
		.map((cell, column) =>
			column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
		)
		.join('  ')
		.trimEnd();

/** Small times with four digits after the point, large ones with one. */
const ms = (time: number): string => `${time.toFixed(time < 10 ? 4 : 1)} ms`;
