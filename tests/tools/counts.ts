/** How many tests a stage ran; one that never came to count, counts itself as failed. */
export interface Count {
	readonly passed: number;
	readonly failed: number;
}

/** What of Vitest's JSON report matters here. */
export interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	/** One entry for each file. */
	readonly testResults: readonly {
		readonly status: string;
		readonly assertionResults: readonly { readonly status: string }[];
	}[];
}

/** What of Playwright's JSON report matters here. */
export interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
	};
	/** What went wrong outside of any test, such as a file that cannot be loaded. */
	readonly errors: readonly unknown[];
}

/** A file that breaks before its first test has no failed test to show for it, and counts as one. */
export function vitestCount(report: VitestReport): Count {
	const broken = report.testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
	);
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** A test that passes only at a second try counts as failed. */
export function playwrightCount({ stats, errors }: PlaywrightReport): Count {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A run that says it failed but has no failure to show for it has one all the same. */
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
