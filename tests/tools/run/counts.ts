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
		readonly file: string;
		readonly title: string;
		/** The same test in each browser and on each screen. */
		readonly tests: readonly {
			readonly projectName: string;
			readonly status: string;
			readonly results: readonly { readonly error?: { readonly message?: string } }[];
		}[];
	}[];
}

/** The part of Playwright's JSON report used here. */
export interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
	};
	readonly suites: readonly PlaywrightSuite[];
	/** Errors outside of any test, such as a file that cannot be loaded. */
	readonly errors: readonly { readonly message?: string }[];
}

function failure(name: string, message = ''): string {
	const [line] = stripVTControlCharacters(message).trim().split('\n', 1);
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

/** Counts a test that passes only on a second try as failed. */
export function playwrightCount({ stats, suites, errors }: PlaywrightReport): Count {
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		failures: [
			...errors.map(({ message }) => failure('outside of the tests', message)),
			...suites.flatMap(failuresIn)
		]
	};
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): readonly string[] {
	const own = specs.flatMap(({ file, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected' || status === 'flaky')
			.map(({ projectName, results }) =>
				failure(`[${projectName}] ${file} › ${title}`, results[0]?.error?.message)
			)
	);
	return [...own, ...suites.flatMap(failuresIn)];
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
