import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Figure } from './figures';

/*
 * `npm run bench:check`: runs the benches, and compares each figure with the one that was kept last. All are multiples of a fixed
 * computation that is measured in the same run, so those of another machine compare. Run it on a machine that does nothing else.
 * `-- --only built,phone` runs some benches, `-- --keep` keeps their figures.
 */

/** Benches that measure time, in the order in which they are run: those that need no browser first. */
const BENCHES = ['built', 'phone', 'library', 'frames', 'scrub', 'second-device', 'snap', 'follow'];
/** Kept figures, by bench and by what they measure. */
const KEPT = 'tests/bench/kept.json';
const MEASURED = 'test-results/figures.jsonl';
/** A figure may be so many times the kept one: the same build differs by a tenth from run to run. */
const TOLERANCE = 1.25;

type Figures = Readonly<Record<string, number>>;

/** Runs a bench. Throws when it measures nothing. */
function measured(bench: string): Figures {
	rmSync(MEASURED, { force: true });
	mkdirSync('test-results', { recursive: true });
	const env = { ...process.env, BENCH_FIGURES: MEASURED };
	spawnSync('tsx', [`tests/bench/${bench}.ts`], { stdio: 'inherit', env });
	if (!existsSync(MEASURED)) throw new Error(`The bench ${bench} measured nothing.`);
	const lines = readFileSync(MEASURED, 'utf8').trim().split('\n');
	const figures = lines.map((line) => JSON.parse(line) as Figure);
	return Object.fromEntries(figures.map(({ what, multiple }) => [what, multiple]));
}

/** Says how a figure compares with the kept one. Returns false when it is too slow. */
function compare(what: string, now: number, kept: number | undefined): boolean {
	const ratio = now / (kept ?? now);
	const judged = kept === undefined ? 'new' : ratio <= TOLERANCE ? 'met' : 'SLOWER';
	const cells = [now, kept ?? NaN, ratio].map((value) => value.toPrecision(3).padStart(8));
	console.log(`${what.slice(0, 76).padEnd(78)}${cells.join('')}  ${judged}`);
	return judged !== 'SLOWER';
}

const { values } = parseArgs({
	options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } }
});
const chosen = values.only?.split(',') ?? BENCHES;
const kept = existsSync(KEPT)
	? (JSON.parse(readFileSync(KEPT, 'utf8')) as Readonly<Record<string, Figures>>)
	: {};
const now: Readonly<Record<string, Figures>> = Object.fromEntries(
	chosen.map((bench) => [bench, measured(bench)])
);
console.log(`\n${''.padEnd(78)}     now    kept   ratio`);
const verdicts = chosen.flatMap((bench) =>
	Object.entries(now[bench] ?? {}).map(([what, multiple]) =>
		compare(what, multiple, kept[bench]?.[what])
	)
);
if (values.keep) writeFileSync(KEPT, `${JSON.stringify({ ...kept, ...now }, undefined, '\t')}\n`);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
