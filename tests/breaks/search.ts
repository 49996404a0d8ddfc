import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT_BELOW_PATH, PATH } from '../tools/run/below-path';
import { relatedTo } from '../tools/run/changes';
import { sourcesIn } from '../tools/source/sources';
import type { Break } from './breaks';
import type { TreeCopy } from './copy';
import type { FailedTest, Tools } from './tools';

/** The browser tests, by the command that runs them. */
const BROWSER_TESTS = [
	{ command: 'npm test', folder: 'tests/e2e', config: 'tests/e2e/playwright.config.ts' },
	{ command: 'npm run test:deep', folder: 'tests/deep', config: 'tests/deep/playwright.config.ts' }
] as const;

/** The step in which a break was noticed. */
type Step = 'unit and component tests' | 'browser tests of its part' | 'all tests';

/** How much is tried at most: cheap tests, or those of the part. */
export const LIMITS = ['units', 'part'] as const;
type Limit = (typeof LIMITS)[number];

/** What noticed a break. */
export interface Notice {
	readonly step: Step;
	/** The command that runs the test. */
	readonly command: string;
	readonly failed: readonly [FailedTest, ...FailedTest[]];
}

/** Stops at the first failure. What reads all sources says nothing of what the app does. */
const FIRST = [
	...['--bail', '1', '--exclude', 'tests/boundaries.test.ts'],
	// Most modules are the same from break to break.
	'--experimental.fsModuleCache'
];
const UNIT = ['--project', 'unit', '--project', 'dom', ...FIRST];

/** Looks for a test that fails on a broken tree: cheap ones first, the rest only if none of these does. */
export class Search {
	constructor(
		private readonly copy: TreeCopy,
		private readonly tools: Tools
	) {}

	/** The first test that notices the break, which is in the copy already; undefined for none. */
	async notice(one: Break, limit?: Limit): Promise<Notice | undefined> {
		const related = relatedTo([one.file], sourcesIn('tests', ['.ts']));
		// Vitest takes a change of its own configuration for one of everything.
		const isTested = !one.file.endsWith('.config.ts');
		const vitest = (...how: readonly string[]) =>
			isTested ? this.tools.vitest('related', '--run', ...how, ...related) : [];
		const found = noticed('unit and component tests', await vitest(...UNIT));
		if (found || limit === 'units') return found;
		await this.build(one.browser);
		return (
			noticed('browser tests of its part', await vitest('--project', 'browser', ...FIRST)) ??
			(await this.#browsers('browser tests of its part', one.browser)) ??
			(limit ? undefined : await this.#all())
		);
	}

	async #all(): Promise<Notice | undefined> {
		const found = noticed('all tests', await this.tools.vitest('run', ...FIRST));
		if (found) return found;
		await this.#buildBelowPath();
		return this.#browsers('all tests');
	}

	/** Runs the browser tests of some files, or all of them. */
	async #browsers(step: Step, names?: readonly string[]): Promise<Notice | undefined> {
		for (const { command, folder, config } of BROWSER_TESTS) {
			const files = (names ?? ['']).map((name) => `${folder}/${name}`).filter(existsSync);
			if (files.length === 0) continue;
			const failed = await this.tools.playwright(config, '--max-failures=1', ...files);
			const found = noticed(step, failed, command);
			if (found) return found;
		}
		return undefined;
	}

	/** Builds the app for some browser tests, below a path as well where one of them needs that. */
	async build(names: readonly string[]): Promise<void> {
		const files = names.flatMap((name) => BROWSER_TESTS.map(({ folder }) => join(folder, name)));
		const needs = (file: string) => readFileSync(file, 'utf8').includes('BUILT_BELOW_PATH');
		if (files.filter(existsSync).some(needs)) await this.#buildBelowPath();
		else await this.tools.build();
	}

	async #buildBelowPath(): Promise<void> {
		const below = join(this.copy.folder, BUILT_BELOW_PATH);
		rmSync(below, { recursive: true, force: true });
		await this.tools.build(PATH);
		mkdirSync(dirname(below), { recursive: true });
		renameSync(join(this.copy.folder, 'build'), below);
		await this.tools.build();
	}

	/** The tests of some that fail without any break as well. */
	async redAnyway(tests: readonly FailedTest[]): Promise<readonly FailedTest[]> {
		const red: FailedTest[] = [];
		const units = filesOf(tests.filter(({ project }) => project === ''));
		if (units.length > 0) red.push(...(await this.tools.vitest('run', ...units)));
		for (const { folder, config } of BROWSER_TESTS) {
			const own = tests.filter(({ project, file }) => project !== '' && file.startsWith(folder));
			if (own.length === 0) continue;
			const files = filesOf(own);
			await this.build(files.map((file) => file.slice(folder.length + 1)));
			const titles = own.map(({ title }) => escaped(title)).join('|');
			red.push(...(await this.tools.playwright(config, '--grep', titles, ...files)));
		}
		return red;
	}
}

const filesOf = (tests: readonly FailedTest[]): readonly string[] => [
	...new Set(tests.map(({ file }) => file))
];

function noticed(
	step: Step,
	[first, ...more]: readonly FailedTest[],
	command = 'npm test'
): Notice | undefined {
	return first && { step, command, failed: [first, ...more] };
}

/** A text as a regular expression that finds it. */
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
