import { expect, it } from 'vitest';
import { playwrightCount, total, vitestCount, withExitCode } from './counts';

const file = (status: string, ...tests: readonly string[]) => ({
	status,
	assertionResults: tests.map((each) => ({ status: each }))
});

it('counts a test file that fails before its first test', () => {
	const testResults = [file('passed', 'passed'), file('failed', 'failed'), file('failed')];
	const report = { numPassedTests: 1, numFailedTests: 1, testResults };
	expect(vitestCount(report)).toEqual({ passed: 1, failed: 2 });
});

it('counts a browser test that passes only on a second try, and a file that cannot be loaded', () => {
	const stats = { expected: 5, unexpected: 1, flaky: 1 };
	expect(playwrightCount({ stats, errors: ['syntax'] })).toEqual({ passed: 5, failed: 3 });
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
