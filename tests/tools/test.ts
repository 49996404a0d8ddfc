import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
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

const types: Stage = {
	name: 'types and lint',
	// Side by side, for each of them keeps one core busy, and the linter as long as both others together.
	command:
		'(npm run --silent check && npm run --silent tidy) & others=$!; eslint .; lint=$?; wait $others && exit $lint'
};
const units: Stage = {
	name: 'unit, component and browser component tests',
	command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
	count: () => vitestCount(JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport)
};
const build: Stage = { name: 'build', command: 'vite build --logLevel warn' };
const browsers: Stage = {
	name: 'tests in real browsers',
	command: 'playwright test --config tests/e2e/playwright.config.ts --reporter=list,json',
	count: () =>
		playwrightCount(JSON.parse(readFileSync(playwrightReport, 'utf8')) as PlaywrightReport)
};
const lighthouse: Stage = { name: 'Lighthouse', command: 'tsx tests/e2e/lighthouse.ts' };

/** How a stage is run: its output as it comes, or in the background, its output at its end. */
type Place = 'here' | 'behind';

/** What a stage in the background gives way to: whatever a tap sets off must not wait for a linter. */
const GIVE_WAY = 10;

/** Runs a command; resolves to its exit code when all that it says is told. */
function exitCode(command: string, place: Place): Promise<number> {
	const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
	const told = place === 'here' ? 'inherit' : 'pipe';
	const child = spawn(command, { shell: true, stdio: ['ignore', told, told], env });
	if (place === 'behind' && child.pid !== undefined) setPriority(child.pid, GIVE_WAY);
	const output: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (part: Buffer) => output.push(part));
	return new Promise((resolve) => {
		child.on('close', (code) => {
			process.stdout.write(Buffer.concat(output));
			resolve(code ?? 1);
		});
	});
}

/** A stage's name, and what came of it. */
type Outcome = readonly [name: string, count: Count];

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

async function run(stage: Stage, place: Place = 'here'): Promise<Outcome> {
	console.log(`\n== ${stage.name}${place === 'behind' ? ', in the background' : ''}`);
	const start = Date.now();
	const count = counted(stage, await exitCode(stage.command, place));
	const seconds = String(Math.round((Date.now() - start) / 1000));
	const outcome = `${String(count.passed)} passed, ${String(count.failed)} failed`;
	console.log(`== ${stage.name}: ${outcome} (${seconds} s)`);
	return [stage.name, count];
}

/** One after another in the background. */
async function behind(stages: readonly Stage[]): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const stage of stages) outcomes.push(await run(stage, 'behind'));
	return outcomes;
}

/**
 * A browser that is tapped waits a third of the time, for frames and for what moves: the stages that only reckon fill it,
 * last the one that can use all of the machine when the browsers are done.
 * Lighthouse measures time, and has the machine to itself.
 */
async function runAll(): Promise<readonly Outcome[]> {
	const built = await run(build);
	const [tapped, reckoned] = await Promise.all([run(browsers), behind([units, types])]);
	return [built, tapped, ...reckoned, await run(lighthouse)];
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const missing = ensureBrowsers();
const counts = await runAll();
for (const [name, { failed }] of counts) if (failed > 0) console.log(`FAILED: ${name}`);
for (const name of missing)
	console.log(`NOT TESTED: ${name} is not on this machine and could not be installed.`);
const { passed, failed } = total(counts.map(([, count]) => count));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
