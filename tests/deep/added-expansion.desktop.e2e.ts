import type { TreeCopy } from '../breaks/copy';
import { Tools } from '../breaks/tools';
import { expect, test } from '../e2e/support/test';
import { copyWithMarketDay } from '../expansions/copy';

/* The made-up expansion is added to a copy of the tree by its folder and the one list: every check and test passes there. */

// One after another: they share a copy.
test.describe.configure({ mode: 'default' });

let copy: TreeCopy;
let tools: Tools;
test.beforeAll(() => {
	copy = copyWithMarketDay();
	tools = new Tools(copy.folder);
});
test.afterAll(() => {
	copy.remove();
});

test('its types, and all that it declares, are in order', async () => {
	expect(await tools.npm('check')).toBe('');
});

test('all unit and component tests pass, once the generated documents are written anew', async () => {
	await tools.npm('documents');
	await tools.vitest('run', '--project', 'unit', 'tests/words/said.test.ts', '-u');
	expect(await tools.vitest('run', '--project', 'unit', '--project', 'dom')).toEqual([]);
});

test('the app is built with it, and it is played there', async () => {
	await tools.build();
	expect(await tools.playwright('tests/expansions/playwright.config.ts')).toEqual([]);
});
