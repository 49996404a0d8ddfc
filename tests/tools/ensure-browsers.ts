import { spawnSync } from 'node:child_process';
import { findChromium, findFirefox, findWebKit } from './browsers';

interface Browser {
	readonly name: string;
	readonly packages: readonly string[];
	readonly found: () => boolean;
}

const browsers: readonly Browser[] = [
	{
		name: 'Chromium',
		packages: ['chromium', 'fonts-dejavu-core', 'fonts-noto-color-emoji'],
		found: () => findChromium() !== undefined
	},
	{
		name: 'Firefox',
		packages: ['firefox-esr'],
		found: () => findFirefox() !== undefined
	},
	{
		name: 'WebKit',
		packages: ['webkit2gtk-driver', 'xvfb'],
		found: () => findWebKit() !== undefined
	}
];

const missing = () => browsers.filter((browser) => !browser.found());

function run(command: readonly string[]): boolean {
	const [file = '', ...args] = command;
	console.log(`$ ${command.join(' ')}`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	return spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function works(file: string, ...args: readonly string[]): boolean {
	return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}

/** Prefix for a command that needs root; undefined where root isn't available. */
function asRoot(): readonly string[] | undefined {
	if (process.getuid?.() === 0) return [];
	return works('sudo', '-n', 'true') ? ['sudo', '-n', '-E'] : undefined;
}

/** One package set at a time: a distribution may have some of the browsers only. */
function fromDistribution(wanted: readonly Browser[]): void {
	const root = asRoot();
	if (root === undefined || !works('apt-get', '--version')) return;
	run([...root, 'apt-get', 'update', '-qq']);
	const install = [...root, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
	for (const { packages } of wanted) run([...install, ...packages]);
}

function playwrightsOwnChromium(): void {
	const libraries = asRoot() === undefined ? [] : ['--with-deps'];
	run(['npx', 'playwright', 'install', ...libraries, 'chromium']);
}

/**
 * Makes sure that the tests find their browsers: the machine's own, else the distribution's, else (for
 * Chromium) Playwright's. Returns the names of those that cannot be had here.
 */
export function ensureBrowsers(): readonly string[] {
	if (missing().length > 0) fromDistribution(missing());
	if (findChromium() === undefined) playwrightsOwnChromium();
	return missing().map(({ name }) => name);
}
