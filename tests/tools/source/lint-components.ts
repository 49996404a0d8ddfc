import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';

/** Where the type checker writes the components as plain TypeScript, with a tsconfig that is for a folder of this depth. */
const WRITTEN = '.svelte-kit/.svelte-check';
/** The linter enters no hidden folder, and none that git ignores. */
const READABLE = 'test-results/components';

/** Runs a program to its end; true if it found nothing. */
function ran(command: string, ...args: readonly string[]): boolean {
	const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
	if (error) throw new Error(`${command} could not be started.`, { cause: error });
	return status === 0;
}

const countOf = (folder: string, ends: string): number =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ends))
		.length;

/** Copies what the type checker wrote. Throws if it has not written all components: then they wouldn't be checked. */
function bringComponents(): void {
	rmSync(READABLE, { recursive: true, force: true });
	cpSync(WRITTEN, READABLE, { recursive: true });
	// Makes it a project of its own, in which nothing is ignored.
	mkdirSync(`${READABLE}/.git`);
	const written = countOf(`${READABLE}/svelte/src`, '.svelte.ts');
	if (written < countOf('src', '.svelte'))
		throw new Error('The type checker has not written the components: npm run check');
}

const linted = ran('eslint', '.');
bringComponents();
const typed = ran(
	'oxlint',
	'--type-aware',
	'--config',
	'tests/tools/source/components.oxlintrc.json',
	`${READABLE}/svelte/src`
);
rmSync(READABLE, { recursive: true });
process.exitCode = linted && typed ? 0 : 1;
