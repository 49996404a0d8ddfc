import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed in a stage. A stage without counts is one failure. */
export interface Count {
	readonly passed: number;
	readonly failed: number;
	/** The failed tests, each as its name and the first line of what was wrong, as far as they are known. */
	readonly failures?: readonly string[];
}

/** The part of Vitest's JSON report used here. */
export interface VitestReport {
	readonly numPassedTests: number;
	/** One entry for each file; what was wrong with one that fails before its first test. */
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly message: string;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages?: readonly string[];
		}[];
	}[];
}

/** Tests of one file, or of one block in it. */
interface PlaywrightSuite {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs: readonly {
		/** From the folder of the configuration. */
		readonly file: string;
		readonly title: string;
		/** The same test in each browser and on each screen. */
		readonly tests: readonly {
			readonly projectName: string;
			readonly status: string;
			readonly results: readonly {
				readonly error?: { readonly message?: string };
				readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
			}[];
		}[];
	}[];
}

/** The part of Playwright's JSON report used here. */
export interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
	};
	readonly suites: readonly PlaywrightSuite[];
	/** Errors outside of any test, such as a file that cannot be loaded. */
	readonly errors: readonly { readonly message?: string }[];
}

const firstLine = (message = ''): string =>
	stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

function failure(name: string, message?: string): string {
	const line = firstLine(message);
	return line ? `${name}: ${line}` : name;
}

/** Counts a file that fails before its first test as one failure. */
export function vitestCount(report: VitestReport): Count {
	const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (status === 'failed' && failed.length === 0) return [failure(name, message)];
		return failed.map(({ fullName, failureMessages }) =>
			failure(`${name} › ${fullName}`, failureMessages?.[0])
		);
	});
	return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** A browser test that failed. */
export interface FailedTest {
	/** Its browser and screen, file and title. */
	readonly name: string;
	/** The first line of what was wrong. */
	readonly reason: string;
	/** The path of its trace; empty where there is none. */
	readonly trace: string;
}

/** Browser tests that failed, in the order of the report. */
const failedTests = ({ suites }: PlaywrightReport): readonly FailedTest[] =>
	suites.flatMap(failedIn);

function failedIn({ suites = [], specs }: PlaywrightSuite): readonly FailedTest[] {
	const own = specs.flatMap(({ file, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected')
			.map(({ projectName, results: [result] }) => ({
				name: `[${projectName}] ${file} › ${title}`,
				reason: firstLine(result?.error?.message),
				trace: result?.attachments?.find(({ name }) => name === 'trace')?.path ?? ''
			}))
	);
	return [...own, ...suites.flatMap(failedIn)];
}

/** Counts the browser tests of a report, and what failed outside of any. */
export function playwrightCount(report: PlaywrightReport): Count {
	const { stats, errors } = report;
	return {
		passed: stats.expected,
		failed: stats.unexpected + errors.length,
		failures: [
			...errors.map(({ message }) => failure('outside of the tests', message)),
			...failedTests(report).map(({ name, reason }) => failure(name, reason))
		]
	};
}

/**
 * What a second run of the failed tests leaves of the first run: those that passed now don't fail it. A second run that
 * ran fewer tests than had failed changes nothing.
 */
export function afterSecondRun(
	first: PlaywrightReport,
	second: PlaywrightReport
): { readonly count: Count; readonly unsteady: readonly FailedTest[] } {
	const failed = failedTests(first);
	const again = new Set(failedTests(second).map(({ name }) => name));
	const ran = second.stats.expected + second.stats.unexpected;
	if (ran < failed.length || second.errors.length > 0)
		return { count: playwrightCount(first), unsteady: [] };
	const unsteady = failed.filter(({ name }) => !again.has(name));
	const { passed, failed: all, failures = [] } = playwrightCount(first);
	const names = new Set(unsteady.map(({ name, reason }) => failure(name, reason)));
	return {
		count: {
			passed: passed + unsteady.length,
			failed: all - unsteady.length,
			failures: failures.filter((each) => !names.has(each))
		},
		unsteady
	};
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
