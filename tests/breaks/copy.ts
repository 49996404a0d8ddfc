import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brokenText, type Break } from './breaks';

/** How the copy gets node_modules: each file linked, so that tools which follow links, as builds do, stay in the copy; or, sooner done, one link to the whole folder. */
type Packages = 'files' | 'folder';

/** A copy of the working tree that may be changed: the files that git knows or would add, and what is installed, linked. */
export class TreeCopy {
	readonly folder = mkdtempSync(join(tmpdir(), 'tilekeep-copy-'));

	constructor(packages: Packages = 'files') {
		for (const file of files()) {
			mkdirSync(dirname(join(this.folder, file)), { recursive: true });
			copyFileSync(file, join(this.folder, file));
		}
		const installed = join(this.folder, 'node_modules');
		if (packages === 'files') linkPackages(installed);
		else symlinkSync(resolve('node_modules'), installed);
	}

	/** Writes the mistake into the copy. */
	apply(one: Break): void {
		writeFileSync(join(this.folder, one.file), brokenText(readFileSync(one.file, 'utf8'), one));
	}

	/** Takes it out again. */
	restore({ file }: Break): void {
		copyFileSync(file, join(this.folder, file));
	}

	remove(): void {
		rmSync(this.folder, { recursive: true, force: true });
	}
}

function files(): readonly string[] {
	const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
	const { stdout } = spawnSync('git', list, { encoding: 'utf8', maxBuffer: 1e8 });
	return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}

/** Links each file below node_modules, in folders of the copy's own: caches that tools write there stay in the copy. */
function linkPackages(to: string): void {
	mkdirSync(to);
	const kept = ['.bin', '.package-lock.json'];
	for (const name of readdirSync('node_modules'))
		if (!name.startsWith('.') || kept.includes(name))
			linkAll(join('node_modules', name), join(to, name));
}

function linkAll(from: string, to: string): void {
	const is = lstatSync(from);
	if (is.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
	else if (is.isFile()) link(from, to);
	else {
		mkdirSync(to);
		for (const name of readdirSync(from)) linkAll(join(from, name), join(to, name));
	}
}

function link(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		// The copy is on another disk.
		copyFileSync(from, to);
	}
}
