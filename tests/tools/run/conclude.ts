import { total, type FailedTest } from './counts';
import type { Outcome } from './stage';

/** Says what failed, what is unsteady and what couldn't be tested here; last of all how many tests passed. Sets the exit code. */
export function conclude(
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
