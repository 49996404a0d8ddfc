/** How many tests passed and failed in a stage. A stage without counts is one failure. */
export interface Count {
	readonly passed: number;
	readonly failed: number;
}

/** The part of Vitest's JSON report used here. */
export interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	/** One entry for each file. */
	readonly testResults: readonly {
		readonly status: string;
		readonly assertionResults: readonly { readonly status: string }[];
	}[];
}

/** The part of Playwright's JSON report used here. */
export interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
	};
	/** Errors outside of any test, such as a file that cannot be loaded. */
	readonly errors: readonly unknown[];
}

/** Counts a file that fails before its first test as one failure. */
export function vitestCount(report: VitestReport): Count {
	const broken = report.testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
	);
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts a test that passes only on a second try as failed. */
export function playwrightCount({ stats, errors }: PlaywrightReport): Count {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Adds a failure where the exit code says so but no test failed. */
export function withExitCode(count: Count, exitCode: number): Count {
	return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** The sum of all stages. */
export function total(counts: readonly Count[]): Count {
	return {
		passed: counts.reduce((sum, { passed }) => sum + passed, 0),
		failed: counts.reduce((sum, { failed }) => sum + failed, 0)
	};
}
