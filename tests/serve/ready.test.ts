import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'ready-'));
	mkdirSync(join(folder, 'node_modules'));
	writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho npm "$@"\n', { mode: 0o755 });
});

afterEach(() => {
	rmSync(folder, { recursive: true });
});

const LOCKED = {
	'': { name: 'app', version: '2.0.0' },
	'node_modules/one': { version: '1.0.0' },
	'node_modules/two': { version: '1.0.0' },
	'node_modules/other-system': { version: '1.0.0', optional: true }
};
const ONE = { 'node_modules/one': { version: '1.0.0' } };
const INSTALLED = { ...ONE, 'node_modules/two': { version: '1.0.0' } };

const write = (file: string, packages: object): void => {
	writeFileSync(join(folder, file), JSON.stringify({ packages }));
};

/** What the script prints in a project with these packages installed. */
function ready(installed?: object): string {
	// The lock file is newer than what is installed: that says nothing.
	if (installed) write('node_modules/.package-lock.json', installed);
	write('package-lock.json', LOCKED);
	const { stdout } = spawnSync(process.execPath, [resolve('src/serve/ready.mjs')], {
		cwd: folder,
		env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
		encoding: 'utf8'
	});
	return stdout;
}

it.skipIf(process.platform === 'win32')('installs nothing where all is installed', () => {
	expect(ready(INSTALLED)).toBe('');
});

it.skipIf(process.platform === 'win32').each([
	['nothing is installed', undefined],
	['a package is missing', ONE],
	['a package has another version', { ...INSTALLED, 'node_modules/two': { version: '1.0.1' } }],
	['a package is no longer needed', { ...INSTALLED, 'node_modules/three': { version: '1.0.0' } }]
])('installs the locked packages where %s', (_, installed) => {
	expect(ready(installed)).toContain('npm ci');
});
