import { spawnSync } from 'node:child_process';
import { dirname, basename } from 'node:path';
import type { Source } from '../source/sources';

/** The files that differ from a commit, uncommitted and new ones included; deleted ones are left out. */
interface Changes {
	/** What they are compared with, in words. */
	readonly since: string;
	/** Paths from the top of the tree. */
	readonly files: readonly string[];
}

/** What git answers, trimmed; undefined when the command fails. */
function git(folder: string, ...args: readonly string[]): string | undefined {
	const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
	return status === 0 ? stdout.trim() : undefined;
}

/** Names as `git … -z` lists them: written as they are, whatever letters they have. */
const namesIn = (list = ''): readonly string[] => list.split('\0').filter(Boolean);

/**
 * What was changed on a branch since it left `origin/main`, or `main` where there is no remote. On `main` itself: what
 * isn't committed, or else the last commit.
 */
export function changesIn(folder: string): Changes {
	const { commit, since } = startOf(folder);
	return { since, files: filesSince(folder, commit) };
}

function startOf(folder: string): { readonly commit: string; readonly since: string } {
	const head = git(folder, 'rev-parse', 'HEAD');
	for (const main of ['origin/main', 'main']) {
		const fork = git(folder, 'merge-base', 'HEAD', main);
		if (fork !== undefined && fork !== head) return { commit: fork, since: `it left ${main}` };
	}
	const isClean = git(folder, 'status', '--porcelain') === '';
	const previous = isClean ? git(folder, 'rev-parse', '--verify', 'HEAD~1') : undefined;
	return previous === undefined
		? { commit: 'HEAD', since: 'the last commit' }
		: { commit: previous, since: 'the commit before the last' };
}

function filesSince(folder: string, commit: string): readonly string[] {
	const changed = git(
		folder,
		'diff',
		'-z',
		'--name-only',
		'--no-renames',
		'--diff-filter=d',
		commit
	);
	const added = git(folder, 'ls-files', '-z', '--others', '--exclude-standard');
	return [...new Set([...namesIn(changed), ...namesIn(added)])].sort();
}

/** True for a file that the type checker and the linter read. */
export const isCode = (path: string): boolean => /\.(?:ts|svelte|js|mjs)$/.test(path);

/** True for a file that Prettier formats, as `npm run tidy` chooses them. */
export const isFormatted = (path: string): boolean =>
	/\.(?:ts|svelte|js|mjs|css|md|html|json)$/.test(path) &&
	!/^(?:tests|static)\/.*\.json$/.test(path);

/** True for code that tests import. What lies in `static` they only read. */
const isImported = (path: string): boolean => isCode(path) && !path.startsWith('static/');

/**
 * The files by which Vitest finds the tests to run: changed code, and for any other file the tests that name it or the
 * folder it is in, for they read it from the disk.
 */
export const relatedTo = (
	changed: readonly string[],
	tests: readonly Source[]
): readonly string[] => [
	...new Set(changed.flatMap((path) => (isImported(path) ? [path] : readersOf(path, tests))))
];

function readersOf(path: string, tests: readonly Source[]): readonly string[] {
	const named = [basename(path), ...foldersOf(path)];
	return tests
		.filter(({ text }) => named.some((name) => text.includes(name)))
		.map(({ path }) => path);
}

/** The folders a file is in, but for those at the top: half of all tests name them. */
const foldersOf = (path: string): readonly string[] => {
	const folder = dirname(path);
	return folder.includes('/') ? [folder, ...foldersOf(folder)] : [];
};
