import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawsFilms } from '../../films/python';
import { findChromium, findFirefox, findWebKit } from './browsers';
import { CADDY_FOLDER, findCaddy } from './caddy';

/** Something that tests need of the machine. */
interface Program {
	readonly name: string;
	readonly packages: readonly string[];
	readonly found: () => boolean;
}

/** What every run needs. */
export const BROWSERS: readonly Program[] = [
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

/** What draws films of games for the camera. */
export const FILMS: Program = {
	name: 'Python with OpenCV',
	packages: ['python3-numpy', 'python3-opencv'],
	found: drawsFilms
};

function run(command: readonly string[], cwd = '.'): boolean {
	const [file = '', ...args] = command;
	console.log(`$ ${command.join(' ')}`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	return spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env, cwd }).status === 0;
}

function works(file: string, ...args: readonly string[]): boolean {
	return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}

/** Prefix for a command that needs root; undefined where root isn't available. */
function asRoot(): readonly string[] | undefined {
	if (process.getuid?.() === 0) return [];
	return works('sudo', '-n', 'true') ? ['sudo', '-n', '-E'] : undefined;
}

/** One package set at a time: a distribution may have some of the programs only. */
function fromDistribution(wanted: readonly Program[]): void {
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

/** Unpacked, not installed: the package would start a web server on this machine, now and whenever it starts. */
function unpackCaddy(): void {
	if (!works('apt-get', '--version') || !works('dpkg', '--version')) return;
	mkdirSync(CADDY_FOLDER, { recursive: true });
	run(['apt-get', 'download', '-qq', 'caddy'], CADDY_FOLDER);
	const archive = readdirSync(CADDY_FOLDER).find((name) => name.endsWith('.deb'));
	if (archive) run(['dpkg', '-x', join(CADDY_FOLDER, archive), CADDY_FOLDER]);
}

/**
 * Makes sure that the tests find their programs: the machine's own, else the distribution's, else (for Chromium) Playwright's; and
 * the web server whose configuration is tested. Returns the names of those that cannot be had here.
 */
export function ensurePrograms(programs: readonly Program[]): readonly string[] {
	const missing = () => programs.filter(({ found }) => !found());
	const wanted = missing();
	if (wanted.length > 0) fromDistribution(wanted);
	if (findChromium() === undefined) playwrightsOwnChromium();
	if (findCaddy() === undefined) unpackCaddy();
	return [...missing().map(({ name }) => name), ...(findCaddy() === undefined ? ['Caddy'] : [])];
}
