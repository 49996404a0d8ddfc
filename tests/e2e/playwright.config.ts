import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch, findFirefox, findWebKit, screens } from '../tools/run/browsers';

const firefox = findFirefox();
const inChromium = { browserName: 'chromium', launchOptions: chromiumLaunch() } as const;

/** Also tried in Firefox; each has a twin for WebKit. */
const inAllBrowsers = ['**/offline.e2e.ts', '**/whole-evening.e2e.ts'];

/** Only of one browser. */
const ownBrowsers = ['**/*.webkit.e2e.ts', '**/*.firefox.e2e.ts'];

const phone: Project = {
	name: 'phone',
	testIgnore: ['**/*.desktop.e2e.ts', ...ownBrowsers],
	use: { ...inChromium, ...screens.phone }
};

const desktop: Project = {
	name: 'desktop',
	// Tests for all browsers use Firefox and WebKit on this screen, and Chromium on the phone.
	testIgnore: ['**/*.phone.e2e.ts', ...ownBrowsers, ...inAllBrowsers],
	use: { ...inChromium, ...screens.desktop }
};

// Playwright's own protocol needs a patched Firefox; this channel drives the ordinary one.
const inFirefox: Project = {
	name: 'firefox',
	testMatch: [...inAllBrowsers, '**/*.firefox.e2e.ts'],
	use: {
		browserName: 'firefox',
		channel: 'moz-firefox',
		...screens.desktop,
		launchOptions: { ...(firefox !== undefined && { executablePath: firefox }) }
	}
};

/** These tests bring their own driver: Playwright only counts them. */
const inWebKit: Project = { name: 'webkit', testMatch: '**/*.webkit.e2e.ts' };

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.e2e.ts',
	outputDir: '../../test-results/e2e',
	fullyParallel: true,
	workers: 2,
	// What fails is run once more by the script that runs all tests: alone, and at the end.
	retries: 0,
	forbidOnly: true,
	// Against hanging only: a busy machine is no failure.
	timeout: 300_000,
	expect: { timeout: 30_000, toHaveScreenshot: { animations: 'disabled', scale: 'css' } },
	// One set of baselines for all machines; a missing one is a failure.
	snapshotPathTemplate: '{testDir}/look/baselines/{arg}{ext}',
	updateSnapshots: 'none',
	reporter: 'list',
	use: {
		// A service worker fetches the whole app in each test: only tests of it allow it.
		serviceWorkers: 'block',
		// Without pictures of each step: with them a test takes half as long again.
		trace: { mode: 'retain-on-failure', screenshots: process.env['TRACE'] !== undefined }
	},
	projects: [
		phone,
		desktop,
		...(firefox === undefined ? [] : [inFirefox]),
		...(findWebKit() === undefined ? [] : [inWebKit])
	]
});
