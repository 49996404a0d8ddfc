import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brokenText, type Break } from './breaks';

/** A copy of the working tree that may be broken: the files that git knows or would add, and links to what is installed. */
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

/** Each package is linked, and not their folder: what tools keep in that stays in the copy. */
function linkPackages(to: string): void {
	mkdirSync(to);
	const kept = ['.bin', '.package-lock.json'];
	for (const name of readdirSync('node_modules'))
		if (!name.startsWith('.') || kept.includes(name))
			symlinkSync(resolve('node_modules', name), join(to, name));
}
