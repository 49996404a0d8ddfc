import { mkdirSync, rmSync } from 'node:fs';
import { fixedHere } from '../../bench/fixed';
import { BUILT_BELOW_PATH, PATH } from './below-path';
import { total, type FailedTest } from './counts';
import { BROWSERS, ensurePrograms } from './ensure-programs';
import { deadlines, type Outcome, type Stage } from './stage';

/* What `npm test` and `npm run test:deep` begin and end with. */

/** Where reports and traces are written. */
export const RESULTS = 'test-results';

/** A run that begins. */
interface WholeRun {
	/** Browsers and other programs that can't be had on this machine. */
	readonly missing: readonly string[];
	/** Deadlines in ms, from the seconds that something usually takes. */
	readonly deadline: (usual: number) => number;
	/** Builds the app, at the root of a host and below a path. */
	readonly build: Stage;
}

/** Makes sure that the programs are there which the tests need, and clears what earlier runs left. */
export function beginRun(programs = BROWSERS): WholeRun {
	const missing = ensurePrograms(programs);
	const deadline = deadlines(fixedHere());
	for (const folder of [RESULTS, 'build']) rmSync(folder, { recursive: true, force: true });
	mkdirSync(RESULTS);
	const build: Stage = {
		name: 'build',
		deadline: deadline(90),
		command: `BASE_PATH=${PATH} vite build --logLevel warn && mv build ${BUILT_BELOW_PATH} && vite build --logLevel warn`
	};
	return { missing, deadline, build };
}

/** Says what failed, what is unsteady and what couldn't be tested here; last of all how many tests passed. Sets the exit code. */
export function concludeRun(
	outcomes: readonly Outcome[],
	unsteady: readonly FailedTest[],
	missing: readonly string[]
): void {
	for (const [name, { failed, failures = [] }] of outcomes)
		if (failed > 0) console.log([`FAILED: ${name}`, ...failures].join('\n  '));
	for (const name of missing)
		console.log(`NOT TESTED: ${name} is not on this machine and could not be installed.`);
	for (const { name, reason, trace } of unsteady)
		console.log(`UNSTEADY: ${name}: ${reason}\n  ${trace}`);
	const { passed, failed } = total(outcomes.map(([, count]) => count));
	process.exitCode = failed === 0 ? 0 : 1;
	console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
}
