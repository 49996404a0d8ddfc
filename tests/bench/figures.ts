import { appendFileSync } from 'node:fs';

/** One figure of a bench. */
export interface Figure {
	readonly what: string;
	/** As a multiple of the fixed computation, measured in the same run. */
	readonly multiple: number;
}

/** Writes a time, in ms, to the file that the environment names for `npm run bench:check`; without one it does nothing. */
export function tellFigure(what: string, time: number, fixed: number): void {
	const file = process.env['BENCH_FIGURES'];
	const figure: Figure = { what, multiple: time / fixed };
	if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
