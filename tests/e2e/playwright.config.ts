import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch, findFirefox, findWebKit, screens } from '../tools/browsers';

const firefox = findFirefox();
const inChromium = { browserName: 'chromium', launchOptions: chromiumLaunch() } as const;

const phone: Project = {
	name: 'phone',
	testIgnore: ['**/*.desktop.e2e.ts', '**/*.webkit.e2e.ts'],
	use: { ...inChromium, ...screens.phone }
};

const desktop: Project = {
	name: 'desktop',
	// Without a server, this screen belongs to Firefox and WebKit; Chromium is tried on the phone.
	testIgnore: ['**/*.phone.e2e.ts', '**/*.webkit.e2e.ts', '**/offline.e2e.ts'],
	use: { ...inChromium, ...screens.desktop }
};

// Playwright's own protocol needs a patched Firefox; this channel drives the one people have.
const inFirefox: Project = {
	name: 'firefox',
	testMatch: '**/offline.e2e.ts',
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
	retries: 0,
	forbidOnly: true,
	timeout: 120_000,
	expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', scale: 'css' } },
	// One set of pictures for every machine; one that is missing is a failure until somebody has looked at it.
	snapshotPathTemplate: '{testDir}/look/baselines/{arg}{ext}',
	updateSnapshots: 'none',
	reporter: 'list',
	use: {
		// A worker fetches the whole app for each test anew: it is let in where it is what is tried.
		serviceWorkers: 'block',
		// To take a trace costs more than half as much again as the test, and every run would pay for the one that fails.
		trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure'
	},
	projects: [
		phone,
		desktop,
		...(firefox === undefined ? [] : [inFirefox]),
		...(findWebKit() === undefined ? [] : [inWebKit])
	]
});
