import type { Result } from './drive';

/** The final table: a line for each part. */
export function tableOf(results: readonly Result[]): string {
	const lines = results.map(({ part, tried, failures, worst, took }) => [
		part.name,
		`${String(tried)} ${part.unit}`,
		String(failures.length),
		worst.ms === 0 ? 'below 50' : `${worst.ms.toFixed(0)} by ${worst.by}`,
		(took / 1000).toFixed(0)
	]);
	const all = [['part', 'tried', 'failed', 'worst block, ms', 'took, s'], ...lines];
	const widths = (all[0] ?? []).map((_, column) =>
		Math.max(...all.map((line) => line[column]?.length ?? 0))
	);
	return all
		.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
		.map((line) => line.trimEnd())
		.join('\n');
}
