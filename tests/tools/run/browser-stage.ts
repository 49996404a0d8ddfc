import { existsSync, readFileSync } from 'node:fs';
import { afterSecondRun, playwrightCount, type FailedTest, type PlaywrightReport } from './counts';
import { run, type Outcome, type Stage } from './stage';

/** What came of the browser tests, and which of them passed only when they were run once more. */
interface BrowserOutcome {
	readonly outcome: Outcome;
	readonly unsteady: readonly FailedTest[];
}

const readReport = (file: string): PlaywrightReport =>
	JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;

/** Browser tests of a folder, whose reports and traces are written to `results` and a folder beside it. */
export class BrowserTests {
	readonly #first: string;
	readonly #second: string;

	constructor(
		readonly name: string,
		/** With a Playwright configuration. */
		readonly folder: string,
		readonly results: string,
		/** In ms. */
		readonly deadline: number
	) {
		this.#first = `${results}.json`;
		this.#second = `${results}-again.json`;
	}

	/** Runs all tests. */
	run(): Promise<Outcome> {
		return run(this.#stage(this.name, this.#first, `--output ${this.results}`));
	}

	/** Runs what failed once more, one test at a time. To be called when nothing else runs. */
	async runFailedAgain(outcome: Outcome): Promise<BrowserOutcome> {
		const [, { failed, failures = [] }] = outcome;
		// A run that left no report, or was ended, isn't told apart from one that hangs: it failed.
		if (failed === 0 || failures.length === 0) return { outcome, unsteady: [] };
		const only = `--last-failed --last-failed-file ${this.results}/.last-run.json`;
		const alone = `--output ${this.results}-again --workers 1`;
		await run(this.#stage(`${this.name}, those that failed`, this.#second, `${only} ${alone}`));
		if (!existsSync(this.#second)) return { outcome, unsteady: [] };
		const { count, unsteady } = afterSecondRun(readReport(this.#first), readReport(this.#second));
		return { outcome: [this.name, count], unsteady };
	}

	#stage(name: string, report: string, options: string): Stage {
		return {
			name,
			deadline: this.deadline,
			command: `PLAYWRIGHT_JSON_OUTPUT_FILE=${report} playwright test --config ${this.folder}/playwright.config.ts --reporter=list,json ${options}`,
			count: () => playwrightCount(readReport(report))
		};
	}
}
