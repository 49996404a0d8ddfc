import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fixedHere } from '../../bench/fixed';
import { BUILT_BELOW_PATH, PATH } from './below-path';
import { BrowserTests } from './browser-stage';
import { conclude } from './conclude';
import type { Count } from './counts';
import { ensurePrograms } from './ensure-programs';
import { deadlines, run, type Stage } from './stage';

/*
 * `npm run test:deep`: whole games, all sizes of screen, all browsers, every page offline, and the fault campaign in short.
 * It comes after `npm test`, and repeats nothing of it.
 */

const folder = 'test-results';
const campaignReport = `${folder}/campaign.json`;

const missing = ensurePrograms();
const afterUsual = deadlines(fixedHere());

const build: Stage = {
	name: 'build',
	deadline: afterUsual(90),
	command: `BASE_PATH=${PATH} vite build --logLevel warn && mv build ${BUILT_BELOW_PATH} && vite build --logLevel warn`
};
const browsers = new BrowserTests(
	'deep tests in real browsers',
	'tests/deep',
	`${folder}/deep`,
	afterUsual(1200)
);
const campaign: Stage = {
	name: 'fault campaign, in short',
	deadline: afterUsual(120),
	command: 'tsx tests/campaign/main.ts --short',
	count: () => JSON.parse(readFileSync(campaignReport, 'utf8')) as Count
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
rmSync('build', { recursive: true, force: true });
const built = await run(build);
const inBrowsers = await browsers.run();
const disturbed = await run(campaign);
const { outcome, unsteady } = await browsers.runFailedAgain(inBrowsers);
conclude([built, outcome, disturbed], unsteady, missing);
