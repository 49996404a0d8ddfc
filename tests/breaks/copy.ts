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
import { dirname, join } from 'node:path';
import { brokenText, type Break } from './breaks';

/** A copy of the working tree that may be broken: the files that git knows or would add, and what is installed, linked. */
export class TreeCopy {
	readonly folder = mkdtempSync(join(tmpdir(), 'tilekeep-breaks-'));

	constructor() {
		for (const file of files()) {
			mkdirSync(dirname(join(this.folder, file)), { recursive: true });
			copyFileSync(file, join(this.folder, file));
		}
		linkPackages(join(this.folder, 'node_modules'));
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

/** Links each file, and not a folder: then all paths lead into the copy, and what tools keep there stays there. */
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
