import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightReport, VitestReport } from '../tools/run/counts';
import { endMarked, markedBy } from '../tools/run/processes';

/** A test that failed. */
export interface FailedTest {
	/** From the top of the tree. */
	readonly file: string;
	/** Empty for a file that can't be loaded. */
	readonly title: string;
	/** The browser and screen; empty for other tests. */
	readonly project: string;
	/** The first line of what was wrong. */
	readonly reason: string;
}

/** A run that ended without saying that a test failed: it proves nothing. */
export class RunProblem extends Error {}

/** Only against hanging, in ms: all browser tests take half an hour on a machine where nothing else runs. */
const LONGEST_RUN = 4 * 60 * 60_000;
/** Length to which the output of a run that went wrong is cut. */
const OUTPUT_SHOWN = 20_000;

/** The program of a package, from the top of the tree. */
const installed = (name: string): string => join('node_modules', '.bin', name);

/** Runs commands in a copy of the tree. */
export class Tools {
	constructor(private readonly folder: string) {}

	/** Runs Vitest; once more where it came to nothing. @returns the tests that failed */
	async vitest(...args: readonly string[]): Promise<readonly FailedTest[]> {
		return this.#vitest(args).catch(() => this.#vitest(args));
	}

	async #vitest(args: readonly string[]): Promise<readonly FailedTest[]> {
		const reports = ['--reporter=json', '--outputFile=breaks-vitest.json'];
		const run = await this.#run(installed('vitest'), [...args, ...reports]);
		const report = this.#take('breaks-vitest.json') as VitestReport | undefined;
		const failed = (report?.testResults ?? []).flatMap((file) => this.#failedIn(file));
		return proven(failed, run);
	}

	#failedIn({
		name,
		status,
		message,
		assertionResults
	}: VitestReport['testResults'][number]): readonly FailedTest[] {
		const tests = assertionResults.filter((test) => test.status === 'failed');
		if (status !== 'failed' || tests.length > 0)
			return tests.map(({ fullName: title, failureMessages: [reason = ''] = [] }) =>
				this.#test(name, { title, reason })
			);
		// A machine that is too busy starts no worker.
		if (message.startsWith('[vitest-')) throw new RunProblem(message);
		return [this.#test(name, { reason: message })];
	}

	/** Runs Playwright: a test fails that fails twice. @returns the tests that failed */
	async playwright(config: string, ...args: readonly string[]): Promise<readonly FailedTest[]> {
		const usual = ['test', '--config', config, '--reporter=json', '--retries=1'];
		const file = 'breaks-playwright.json';
		const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(this.folder, file) };
		const run = await this.#run(installed('playwright'), [...usual, ...args], env);
		const report = this.#take(file) as PlaywrightReport | undefined;
		const tests = join(this.folder, config, '..');
		const failed = (report?.suites ?? []).flatMap((suite) => unexpectedIn(suite));
		return proven(
			failed.map(({ file, ...test }) => this.#test(join(tests, file), test)),
			run
		);
	}

	/** Builds the app. */
	async build(below = ''): Promise<void> {
		const { code, output } = await this.#run(installed('vite'), ['build', '--logLevel', 'warn'], {
			BASE_PATH: below
		});
		if (code !== 0) throw new RunProblem(`The build fails.\n${output}`);
	}

	/** Runs a script of the package. @returns what it printed when it failed; empty where it did not */
	async npm(script: string): Promise<string> {
		const { code, output } = await this.#run('npm', ['run', '--silent', script]);
		return code === 0 ? '' : output;
	}

	#test(
		file: string,
		{ title = '', project = '', reason = '' }: Partial<Omit<FailedTest, 'file'>>
	): FailedTest {
		const [line = ''] = stripVTControlCharacters(reason).trim().split('\n', 1);
		return { file: relative(this.folder, file), title, project, reason: line };
	}

	/** A report, which is deleted: the next one may never be written. */
	#take(name: string): unknown {
		const file = join(this.folder, name);
		if (!existsSync(file)) return undefined;
		const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
		rmSync(file);
		return report;
	}

	async #run(
		program: string,
		args: readonly string[],
		more: Readonly<Record<string, string>> = {}
	): Promise<Run> {
		const mark = randomUUID();
		const child = spawn(program, args, {
			cwd: this.folder,
			env: { ...markedBy(mark), ...more },
			stdio: ['ignore', 'pipe', 'pipe']
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on(
				'data',
				(text: Buffer) => (output = (output + text.toString()).slice(-OUTPUT_SHOWN))
			);
		const watch = setTimeout(() => void endMarked(mark), LONGEST_RUN);
		const code = await new Promise<number>((resolve) => {
			child.on('exit', (ended) => {
				resolve(ended ?? 1);
			});
		});
		clearTimeout(watch);
		await endMarked(mark);
		return { code, output: stripVTControlCharacters(output) };
	}
}

interface Run {
	readonly code: number;
	/** The end of what it printed. */
	readonly output: string;
}

function proven(failed: readonly FailedTest[], { code, output }: Run): readonly FailedTest[] {
	if (code !== 0 && failed.length === 0)
		throw new RunProblem(`It ended with code ${String(code)}, but no test failed.\n${output}`);
	return failed;
}

/** The tests that failed as often as they were tried. */
function unexpectedIn({
	suites = [],
	specs
}: PlaywrightReport['suites'][number]): readonly FailedTest[] {
	const own = specs.flatMap(({ file, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected')
			.map(({ projectName: project, results: [first] }) => ({
				...{ file, title, project },
				reason: first?.error?.message ?? ''
			}))
	);
	return [...own, ...suites.flatMap(unexpectedIn)];
}
