import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesIn, isFormatted, relatedTo } from './changes';

let folder = '';

const git = (...args: readonly string[]): void => {
	const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
	execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
};

const write = (name: string, text = name): void => {
	writeFileSync(join(folder, name), text);
};

function commit(name: string): void {
	write(name);
	git('add', '-A');
	git('commit', '-m', name);
}

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'changes-'));
	git('init', '-b', 'main');
	commit('first.ts');
	commit('second.ts');
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});

const changed = (): readonly string[] => changesIn(folder).files;

describe('changed files', () => {
	it('on main are those of the last commit when everything is committed', () => {
		expect(changed()).toEqual(['second.ts']);
	});

	it('on main are the edited and new ones, but not the deleted ones', () => {
		commit('third.ts');
		write('second.ts', 'edited');
		write('new.ts');
		rmSync(join(folder, 'third.ts'));
		expect(changed()).toEqual(['new.ts', 'second.ts']);
	});

	it('on a branch are all since it left main, whatever main got since', () => {
		git('checkout', '-b', 'work');
		commit('work.ts');
		git('checkout', 'main');
		commit('other.ts');
		git('checkout', 'work');
		write('new.ts');
		expect(changesIn(folder)).toEqual({
			since: 'it left main',
			files: ['new.ts', 'work.ts']
		});
	});

	it('on a main that is ahead of its remote are all that was not pushed', () => {
		git('update-ref', 'refs/remotes/origin/main', 'HEAD');
		expect(changed()).toEqual(['second.ts']);
		commit('third.ts');
		commit('fourth.ts');
		expect(changesIn(folder)).toEqual({
			since: 'it left origin/main',
			files: ['fourth.ts', 'third.ts']
		});
	});

	it('of a clone with a single commit are the uncommitted ones', () => {
		rmSync(join(folder, '.git'), { recursive: true });
		git('init', '-b', 'main');
		commit('only.ts');
		expect(changed()).toEqual([]);
		write('new.ts');
		expect(changed()).toEqual(['new.ts']);
	});

	it('are listed with their whole paths', () => {
		mkdirSync(join(folder, 'a folder'));
		write('a folder/name with ä.ts');
		expect(changed()).toEqual(['a folder/name with ä.ts']);
	});
});

describe('tests of a changed file', () => {
	const tests = [
		{ path: 'tests/colours.test.ts', text: `readFileSync('src/lib/drawing/land.css')` },
		{ path: 'tests/samples/read.ts', text: `const folder = 'tests/samples'` }
	];

	it('are found by what they import, or by the files they read', () => {
		expect(relatedTo(['src/a.ts', 'src/lib/drawing/land.css'], tests)).toEqual([
			'src/a.ts',
			'tests/colours.test.ts'
		]);
		expect(relatedTo(['tests/samples/a-city/data.json'], tests)).toEqual(['tests/samples/read.ts']);
	});
});

it('formats what Prettier formats, but no data of tests', () => {
	expect(['README.md', 'src/a.svelte', 'tests/a.json', 'static/a.png'].filter(isFormatted)).toEqual(
		['README.md', 'src/a.svelte']
	);
});
