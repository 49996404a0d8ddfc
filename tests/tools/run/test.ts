import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fixedHere } from '../../bench/fixed';
import { BUILT_BELOW_PATH, PATH } from './below-path';
import { BrowserTests } from './browser-stage';
import { conclude } from './conclude';
import { vitestCount, type VitestReport } from './counts';
import { ensurePrograms } from './ensure-programs';
import { deadlines, run, type Outcome, type Stage } from './stage';

const folder = 'test-results';
const vitestReport = `${folder}/vitest.json`;

const missing = ensurePrograms();
const afterUsual = deadlines(fixedHere());

const types: Stage = {
	name: 'types and lint',
	deadline: afterUsual(120),
	// The type checker also writes out the components, as the linter can read them.
	command: 'npm run --silent check && npm run --silent lint'
};
const units: Stage = {
	name: 'unit, component and browser component tests',
	deadline: afterUsual(300),
	command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
	count: () => vitestCount(JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport)
};
const build: Stage = {
	name: 'build',
	deadline: afterUsual(90),
	command: `BASE_PATH=${PATH} vite build --logLevel warn && mv build ${BUILT_BELOW_PATH} && vite build --logLevel warn`
};
const browsers = new BrowserTests(
	'tests in real browsers',
	'tests/e2e',
	`${folder}/e2e`,
	afterUsual(300)
);
const lighthouse: Stage = {
	name: 'Lighthouse',
	deadline: afterUsual(30),
	command: 'tsx tests/e2e/lighthouse.ts'
};

/** One after another in the background. */
async function runBehind(stages: readonly Stage[]): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const stage of stages) outcomes.push(await run(stage, 'behind'));
	return outcomes;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
rmSync('build', { recursive: true, force: true });
const built = await run(build);
// Browser tests wait a third of their time, for frames and animations: the other stages use that time.
const [inBrowsers, others] = await Promise.all([
	browsers.run(),
	runBehind([units, types, lighthouse])
]);
const { outcome, unsteady } = await browsers.runFailedAgain(inBrowsers);
conclude([built, outcome, ...others], unsteady, missing);
