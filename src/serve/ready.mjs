// Runs before anything is installed, so it may use nothing but node itself.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** The packages in a lock file, without the project itself; none where there is no such file, or half of one. */
function packagesIn(file) {
	try {
		const { packages } = JSON.parse(readFileSync(file, 'utf8'));
		delete packages[''];
		return packages;
	} catch {
		return {};
	}
}

/** True when each package is installed as it is locked. Those for other systems are optional, and never installed. */
function isInstalled(locked, installed) {
	const names = Object.keys({ ...locked, ...installed });
	return names.every((name) =>
		name in installed
			? isDeepStrictEqual(locked[name], installed[name])
			: locked[name].optional === true
	);
}

// npm writes its hidden lock last of all: an install that broke off halfway has none.
const installed = packagesIn('node_modules/.package-lock.json');
if (
	Object.keys(installed).length === 0 ||
	!isInstalled(packagesIn('package-lock.json'), installed)
) {
	console.log('Installing what package-lock.json names …');
	const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
		stdio: ['ignore', 'inherit', 'inherit'],
		shell: process.platform === 'win32'
	});
	process.exit(status ?? 1);
}
