import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
	playwrightCount,
	total,
	vitestCount,
	withExitCode,
	type Count,
	type PlaywrightReport,
	type VitestReport
} from './counts';
import { ensureBrowsers } from './ensure-browsers';

const folder = 'test-results';
const vitestReport = `${folder}/vitest.json`;
const playwrightReport = `${folder}/playwright.json`;

interface Stage {
	readonly name: string;
	readonly command: string;
	/** Reads the counts of a stage that runs many tests; without it the stage counts as one test. */
	readonly count?: () => Count;
}

const stages: readonly Stage[] = [
	{
		name: 'types and lint',
		// Side by side, for each of them keeps one core busy, and the linter as long as both others together.
		command:
			'(npm run --silent check && npm run --silent tidy) & others=$!; eslint .; lint=$?; wait $others && exit $lint'
	},
	{
		name: 'unit, component and browser component tests',
		command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
		count: () => vitestCount(JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport)
	},
	{ name: 'build', command: 'vite build --logLevel warn' },
	{
		name: 'tests in real browsers',
		command: 'playwright test --config tests/e2e/playwright.config.ts --reporter=list,json',
		count: () =>
			playwrightCount(JSON.parse(readFileSync(playwrightReport, 'utf8')) as PlaywrightReport)
	},
	{ name: 'Lighthouse', command: 'tsx tests/e2e/lighthouse.ts' }
];

function exitCode(command: string): number {
	const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
	return (
		spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1
	);
}

/** A run that crashed wrote no report: it counts as one failure. */
function counted(stage: Stage, code: number): Count {
	if (stage.count === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
	try {
		return withExitCode(stage.count(), code);
	} catch (error) {
		console.log(error);
		return { passed: 0, failed: 1 };
	}
}

function run(stage: Stage): Count {
	console.log(`\n== ${stage.name}`);
	const start = Date.now();
	const count = counted(stage, exitCode(stage.command));
	const seconds = String(Math.round((Date.now() - start) / 1000));
	const outcome = `${String(count.passed)} passed, ${String(count.failed)} failed`;
	console.log(`== ${stage.name}: ${outcome} (${seconds} s)`);
	return count;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const missing = ensureBrowsers();
const counts = stages.map((stage) => [stage.name, run(stage)] as const);
for (const [name, { failed }] of counts) if (failed > 0) console.log(`FAILED: ${name}`);
for (const name of missing)
	console.log(`NOT TESTED: ${name} is not on this machine and could not be installed.`);
const { passed, failed } = total(counts.map(([, count]) => count));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
