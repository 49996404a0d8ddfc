import { join } from 'node:path';
import { TreeCopy } from '../breaks/copy';
import { Tools } from '../breaks/tools';
import { firstVisit, sumOf } from '../e2e/support/scripts';
import { expect, test } from '../e2e/support/test';
import { coldTable } from '../e2e/table/support/cold-table';
import { recorded, recordOf } from '../e2e/table/support/games';
import { addMany } from '../expansions/many';
import { serve } from '../../src/serve/serve';

/** Expansions beside those that there are. */
const COUNT = 30;
/** Bytes of gzipped JavaScript until the first tap, where none of them is played. */
const BUDGET = { first: 108_000, table: 227_800 } as const;

let copy: TreeCopy | undefined;
test.afterEach(() => {
	copy?.remove();
});

test('30 more expansions that nobody plays cost a few kB', async ({ browser }) => {
	copy = new TreeCopy();
	addMany(copy, COUNT);
	await new Tools(copy.folder).build();
	const server = await serve(join(copy.folder, 'build'));
	const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
	const first = sumOf(await firstVisit(await context.newPage(), `${server.url}/`));
	const game = recordOf(recorded('base', 'base-108'), 60, 'plain');
	const table = sumOf((await coldTable(await context.newPage(), game)).scripts);
	console.log(`First screen: ${String(first[0])} bytes gzipped; a table: ${String(table[0])}.`);
	expect(first[0], first[1]).toBeLessThanOrEqual(BUDGET.first);
	expect(table[0], table[1]).toBeLessThanOrEqual(BUDGET.table);
	await context.close();
	await server.close();
});
