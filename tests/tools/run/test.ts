import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { BUILT_BELOW_PATH, PATH } from './below-path';
import {
	playwrightCount,
	total,
	vitestCount,
	type Count,
	type PlaywrightReport,
	type VitestReport
} from './counts';
import { ensurePrograms } from './ensure-programs';
import { run, type Outcome, type Stage } from './stage';

const folder = 'test-results';
const vitestReport = `${folder}/vitest.json`;
const playwrightReport = `${folder}/playwright.json`;
const campaignReport = `${folder}/campaign.json`;

const MINUTE = 60_000;

const types: Stage = {
	name: 'types and lint',
	deadline: 20 * MINUTE,
	// The type checker also writes out the components, as the linter can read them.
	command: 'npm run --silent check && npm run --silent lint'
};
const units: Stage = {
	name: 'unit, component and browser component tests',
	deadline: 20 * MINUTE,
	command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
	count: () => vitestCount(JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport)
};
const build: Stage = {
	name: 'build',
	deadline: 5 * MINUTE,
	command: `BASE_PATH=${PATH} vite build --logLevel warn && mv build ${BUILT_BELOW_PATH} && vite build --logLevel warn`
};
const browsers: Stage = {
	name: 'tests in real browsers',
	deadline: 30 * MINUTE,
	command: `PLAYWRIGHT_JSON_OUTPUT_FILE=${playwrightReport} playwright test --config tests/e2e/playwright.config.ts --reporter=list,json`,
	count: () =>
		playwrightCount(JSON.parse(readFileSync(playwrightReport, 'utf8')) as PlaywrightReport)
};
const campaign: Stage = {
	name: 'fault campaign, in short',
	deadline: 10 * MINUTE,
	command: 'tsx tests/campaign/main.ts --short',
	count: () => JSON.parse(readFileSync(campaignReport, 'utf8')) as Count
};
const lighthouse: Stage = {
	name: 'Lighthouse',
	deadline: 5 * MINUTE,
	command: 'tsx tests/e2e/lighthouse.ts'
};

/** One after another in the background. */
async function behind(stages: readonly Stage[]): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const stage of stages) outcomes.push(await run(stage, 'behind'));
	return outcomes;
}

/**
 * Browser tests wait a third of their time, for frames and animations. The stages that only compute use that time,
 * at last the one that can use all cores when the browsers are done.
 * Lighthouse measures time, and has the machine to itself.
 */
async function runAll(): Promise<readonly Outcome[]> {
	const built = await run(build);
	const [tapped, reckoned] = await Promise.all([run(browsers), behind([units, types])]);
	return [built, tapped, ...reckoned, await run(campaign), await run(lighthouse)];
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
rmSync('build', { recursive: true, force: true });
const missing = ensurePrograms();
const counts = await runAll();
for (const [name, { failed, failures = [] }] of counts)
	if (failed > 0) console.log([`FAILED: ${name}`, ...failures].join('\n  '));
for (const name of missing)
	console.log(`NOT TESTED: ${name} is not on this machine and could not be installed.`);
const { passed, failed } = total(counts.map(([, count]) => count));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
