import { expect, it } from 'vitest';
import { playwrightCount, total, vitestCount, withExitCode } from './counts';

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

it('counts a browser test that passes only on a second try, and a file that cannot be loaded', () => {
	const spec = (title: string, status: string, message?: string) => ({
		file: 'table.e2e.ts',
		title,
		tests: [{ projectName: 'phone', status, results: message ? [{ error: { message } }] : [{}] }]
	});
	const suites = [
		{ specs: [spec('a', 'expected'), spec('b', 'flaky', '\u001b[31mtoo late\u001b[39m\nby 1 s')] },
		{ specs: [], suites: [{ specs: [spec('c', 'unexpected')] }] }
	];
	const stats = { expected: 5, unexpected: 1, flaky: 1 };
	expect(playwrightCount({ stats, suites, errors: [{ message: 'syntax' }] })).toEqual({
		passed: 5,
		failed: 3,
		failures: [
			'outside of the tests: syntax',
			'[phone] table.e2e.ts › b: too late',
			'[phone] table.e2e.ts › c'
		]
	});
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
