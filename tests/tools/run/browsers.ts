import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Features that Playwright turns off in Chromium. Only the last such list on a command line counts, so ours repeats them. */
const playwrightDisables = [
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'BlockOriginHeaderModificationOnRedirect',
	'DestroyProfileOnBrowserClose',
	'DialMediaRouteProvider',
	'GlobalMediaControls',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'Translate'
] as const;

/** Two internal pages that Chromium keeps behind the address bar of each window. They cost more than our first page. */
const ownWindowDisables = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** Flags under which Chromium runs in a container and talks to nobody but the page's own server. */
const chromiumArgs = [
	'--no-sandbox',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	`--disable-features=${[...playwrightDisables, ...ownWindowDisables].join(',')}`
] as const;

/** Chromium without a GPU, as on most CI machines. */
const noGpuArgs = ['--disable-gpu'] as const;
/** Chromium with a GPU that is emulated in software. */
export const softwareGpuArgs = [
	'--ignore-gpu-blocklist',
	'--enable-gpu-rasterization',
	'--enable-unsafe-swiftshader',
	'--use-gl=angle',
	'--use-angle=swiftshader'
] as const;

/** What driving WebKitGTK needs: its WebDriver, its browser, and a display. */
interface WebKitParts {
	readonly driver: string;
	readonly browser: string;
	readonly screen: string;
}

function runnable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

function onPath(name: string): string | undefined {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	return folders.map((folder) => join(folder, name)).find(runnable);
}

/** Ubuntu's `chromium-browser` is a stub that only says where to get a snap: being there is not enough. */
function answers(file: string): boolean {
	return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function firstThatAnswers(names: readonly string[]): string | undefined {
	return names.flatMap((name) => onPath(name) ?? []).find(answers);
}

function playwrightsOwn(): string | undefined {
	const file = chromium.executablePath();
	return existsSync(file) ? file : undefined;
}

/** A Chromium to drive: the one `CHROMIUM_PATH` names, the machine's, or Playwright's own download. */
export function findChromium(): string | undefined {
	return (
		process.env['CHROMIUM_PATH'] ??
		firstThatAnswers(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) ??
		playwrightsOwn()
	);
}

/** A Firefox to drive over WebDriver BiDi: the one `FIREFOX_PATH` names, or the machine's. */
export function findFirefox(): string | undefined {
	return process.env['FIREFOX_PATH'] ?? firstThatAnswers(['firefox-esr', 'firefox']);
}

/** The small browser that WebKitGTK brings along; Debian keeps it in a folder named after the processor. */
function miniBrowser(): string | undefined {
	const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
	return folders
		.flatMap((folder) => ['4.1', '6.0'].map((version) => [folder, `webkit2gtk-${version}`]))
		.map((parts) => join('/usr/lib', ...parts, 'MiniBrowser'))
		.find(runnable);
}

/** All three parts of WebKitGTK; undefined if one is missing. */
export function findWebKit(): WebKitParts | undefined {
	const driver = onPath('WebKitWebDriver');
	const screen = onPath('Xvfb');
	const browser = miniBrowser();
	return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Launch options for `findChromium()`; without one on the machine Playwright takes its own. */
export function chromiumLaunch(graphics: readonly string[] = noGpuArgs): {
	args: string[];
	executablePath?: string;
} {
	const executablePath = findChromium();
	return {
		args: [...chromiumArgs, ...graphics],
		...(executablePath !== undefined && { executablePath })
	};
}

/** The two screen sizes of all browser tests: a phone held upright, and a tablet or laptop. */
export const screens = {
	phone: {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true
	},
	desktop: { viewport: { width: 1280, height: 800 } }
} as const;
