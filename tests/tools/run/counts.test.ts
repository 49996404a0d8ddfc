import { expect, it } from 'vitest';
import {
	afterSecondRun,
	playwrightCount,
	total,
	vitestCount,
	withExitCode,
	type PlaywrightReport
} from './counts';

const file = (status: string, ...tests: readonly string[]) => ({
	name: 'spot.test.ts',
	status,
	message: 'no such file\nin line 1',
	assertionResults: tests.map((each) => ({
		fullName: `a spot is ${each}`,
		status: each,
		failureMessages: each === 'failed' ? ['expected 1\nto be 2'] : []
	}))
});

it('counts a test file that fails before its first test, and says what failed', () => {
	const testResults = [file('passed', 'passed'), file('failed', 'failed'), file('failed')];
	expect(vitestCount({ numPassedTests: 1, testResults })).toEqual({
		passed: 1,
		failed: 2,
		failures: ['spot.test.ts › a spot is failed: expected 1', 'spot.test.ts: no such file']
	});
});

/** A report of browser tests, each by its title and, if it failed, what was wrong. */
function reportOf(tests: Readonly<Record<string, string | undefined>>): PlaywrightReport {
	const specs = Object.entries(tests).map(([title, wrong]) => ({
		file: 'table.e2e.ts',
		title,
		tests: [
			{
				projectName: 'phone',
				status: wrong === undefined ? 'expected' : 'unexpected',
				results: [
					wrong === undefined
						? {}
						: { error: { message: wrong }, attachments: [{ name: 'trace', path: `${title}.zip` }] }
				]
			}
		]
	}));
	const unexpected = Object.values(tests).filter((wrong) => wrong !== undefined).length;
	const stats = { expected: specs.length - unexpected, unexpected };
	return { stats, suites: [{ specs: [], suites: [{ specs }] }], errors: [] };
}
const late = '\u001b[31mtoo late\u001b[39m\nby 1 s';

it('counts browser tests, and a file that cannot be loaded', () => {
	const report = reportOf({ a: undefined, b: late });
	expect(playwrightCount({ ...report, errors: [{ message: 'syntax' }] })).toEqual({
		passed: 1,
		failed: 2,
		failures: ['outside of the tests: syntax', '[phone] table.e2e.ts › b: too late']
	});
});

it('counts what passes in a second run as passed, and tells it from what fails again', () => {
	const first = reportOf({ a: undefined, b: late, c: 'wrong' });
	expect(afterSecondRun(first, reportOf({ b: undefined, c: 'wrong' }))).toEqual({
		count: { passed: 2, failed: 1, failures: ['[phone] table.e2e.ts › c: wrong'] },
		unsteady: [{ name: '[phone] table.e2e.ts › b', reason: 'too late', trace: 'b.zip' }]
	});
});

it('changes nothing by a second run that ran too few tests, or broke off', () => {
	const first = reportOf({ a: undefined, b: late, c: 'wrong' });
	const broken = {
		...reportOf({ b: undefined, c: undefined }),
		errors: [{ message: 'no browser' }]
	};
	for (const second of [reportOf({ b: undefined }), broken]) {
		const { count, unsteady } = afterSecondRun(first, second);
		expect([count.passed, count.failed, unsteady]).toEqual([1, 2, []]);
	}
});

it('counts a failing exit code without failed tests as one failure', () => {
	expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
	expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
	expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

it('sums up the stages', () => {
	expect(
		total([
			{ passed: 1, failed: 0 },
			{ passed: 2, failed: 3 }
		])
	).toEqual({ passed: 3, failed: 3 });
});
