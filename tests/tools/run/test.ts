import { readFileSync } from 'node:fs';
import { BrowserTests } from './browser-stage';
import { vitestCount, type VitestReport } from './counts';
import { run, type Outcome, type Stage } from './stage';
import { beginRun, concludeRun, RESULTS } from './whole-run';

/* `npm test`: what each change has to pass. */

const { missing, deadline, build } = beginRun();

const types: Stage = {
	name: 'types and lint',
	deadline: deadline(200),
	// The type checker also writes out the components, as the linter can read them.
	command: 'npm run --silent check && npm run --silent lint'
};

/** Tests of some of Vitest's projects. */
function makeVitestStage(name: string, projects: readonly string[], usualSeconds: number): Stage {
	const report = `${RESULTS}/vitest-${projects.join('-')}.json`;
	const chosen = projects.map((project) => `--project ${project}`).join(' ');
	return {
		name,
		deadline: deadline(usualSeconds),
		command: `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${report}`,
		count: () => vitestCount(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
	};
}
const units = makeVitestStage('unit tests', ['unit'], 600);
const components = makeVitestStage('component tests', ['dom', 'browser'], 250);
const browsers = new BrowserTests(
	'tests in real browsers',
	'tests/e2e',
	`${RESULTS}/e2e`,
	deadline(500)
);
const lighthouse: Stage = {
	name: 'Lighthouse',
	deadline: deadline(60),
	command: 'tsx tests/e2e/lighthouse.ts'
};

/** One after another in the background. */
async function runBehind(stages: readonly Stage[]): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const stage of stages) outcomes.push(await run(stage, 'behind'));
	return outcomes;
}

// Alone: whatever else starts Kit meanwhile writes another version into the pages that are built, and these never start.
const built = await run(build);
// Browser tests wait a third of their time, for frames and animations: the other stages use that time, on both cores.
const [inBrowsers, ...others] = await Promise.all([
	browsers.run(),
	runBehind([units]),
	runBehind([types, components, lighthouse])
]);
const { outcome, unsteady } = await browsers.runFailedAgain(inBrowsers);
concludeRun([built, outcome, ...others.flat()], unsteady, missing);
