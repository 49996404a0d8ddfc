import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeCopy } from '../breaks/copy';
import { Tools } from '../breaks/tools';
import { expect, test } from '../e2e/support/test';
import {
	addFolder,
	addToList,
	copyWithMarketDay,
	folderOf,
	LIST,
	MARKET_DAY
} from '../expansions/copy';
import { PACKED } from '../expansions/market-day/more';
import { KEPT_IN, keptIn } from '../tools/source/expansions/kept-numbers';

/* The made-up expansion is added to a copy of the tree by its folder and the one list: every check and test passes there. */

// One after another: they share a copy.
test.describe.configure({ mode: 'default' });

/** Another expansion with the same numbers. */
const FAIR = { id: 'market-fair', name: 'MARKET_FAIR' };

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
	// They take eight minutes alone on two cores, and longer beside other tests.
	test.setTimeout(2_400_000);
	await tools.npm('documents');
	await tools.vitest('run', '--project', 'unit', 'tests/words/said.test.ts', '-u');
	expect(await tools.vitest('run', '--project', 'unit', '--project', 'dom')).toEqual([]);
});

test('the app is built with it, and it is played there', async () => {
	await tools.build();
	expect(await tools.playwright('tests/expansions/playwright.config.ts')).toEqual([]);
});

test('it is removed by its folder and the list; its numbers stay reserved', async () => {
	const page = join(copy.folder, KEPT_IN);
	await tools.npm('documents');
	const kept = keptIn(readFileSync(page, 'utf8'));
	rmSync(join(copy.folder, folderOf(MARKET_DAY)), { recursive: true });
	copyFileSync(LIST, join(copy.folder, LIST));
	expect(await tools.npm('check')).toBe('');
	await tools.npm('documents');
	expect(keptIn(readFileSync(page, 'utf8'))).toEqual(kept);
	// Whatever takes its numbers is told.
	addFolder(copy, FAIR, (text) =>
		text.replaceAll(MARKET_DAY.id, FAIR.id).replaceAll(MARKET_DAY.name, FAIR.name)
	);
	addToList(copy, [FAIR]);
	const [[number] = []] = PACKED.expansions ?? [];
	expect(await tools.npm('check')).toContain(
		`“${FAIR.id}” the number ${String(number)}, which ${KEPT_IN} keeps for “${MARKET_DAY.id}”.`
	);
});
