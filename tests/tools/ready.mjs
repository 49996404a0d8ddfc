// Runs before anything is installed, so it may use nothing but node itself.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes its hidden lock last of all: an install that broke off halfway has none.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
	console.log('Installing what package-lock.json names …');
	const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
		stdio: ['ignore', 'inherit', 'inherit'],
		shell: process.platform === 'win32'
	});
	process.exit(status ?? 1);
}
