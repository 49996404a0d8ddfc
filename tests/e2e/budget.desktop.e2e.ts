import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstVisit, watchColdVisit } from './support/scripts';
import { expect, test } from './support/test';
import { recorded } from './table/support/games';
import { atTable, bringIn } from './table/support/setup';

/** Bytes of gzipped JavaScript. The table shall come down to 190 kB. */
const BUDGET = { first: 95_000, table: 202_000 } as const;
/** Of every kind, on the way to a running game. */
const REQUESTS = 20;
/** A phone's window, in px: a wide one also shows the ledger, for 12 kB more. */
const PHONE = { width: 390, height: 844 };
/** Turns of the running game. */
const TURNS = 60;
/** How long a table has nothing to do but load what it may need later, in ms. */
const IDLE = 2000;

/** The sum of all sizes, and the list of them that explains it. */
function sum(scripts: ReadonlyMap<string, number>): readonly [number, string] {
	const all = [...scripts].sort(([, a], [, b]) => b - a);
	return [
		all.reduce((bytes, [, size]) => bytes + size, 0),
		all.map(([url, size]) => `${url} ${String(size)}`).join('\n')
	];
}

test('the first screen needs at most 95 kB of gzipped JavaScript', async ({ page, server }) => {
	const scripts = await firstVisit(page, `${server.url}/`);
	const [bytes, list] = sum(scripts);
	console.log(`First screen: ${String(scripts.size)} scripts, ${String(bytes)} bytes gzipped.`);
	expect(scripts.size).toBeGreaterThan(3);
	expect(bytes, list).toBeLessThanOrEqual(BUDGET.first);
});

// Counted is everything until the first tap: what starts the table, what it loads when idle, and what its workers load.
for (const [box, id] of [
	['base', 'base-108'],
	['winter', 'winter-117']
] as const)
	test(`a running game of the box ${box} needs few requests and little JavaScript`, async ({
		page
	}) => {
		await bringIn(page, recorded(box, id), TURNS);
		await page.setViewportSize(PHONE);
		const seen = await watchColdVisit(page);
		await page.reload();
		await atTable(page);
		await page.waitForLoadState('networkidle');
		await page.waitForTimeout(IDLE);
		const { requests, scripts } = await seen();
		const [bytes, list] = sum(scripts);
		console.log(
			`A game of the box ${box}: ${String(requests.length)} requests, ${String(bytes)} bytes of script gzipped.`
		);
		expect(scripts.size).toBeGreaterThan(3);
		expect(bytes, list).toBeLessThanOrEqual(BUDGET.table);
		expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
	});

test('the pages for developers are neither shipped nor cached', () => {
	const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
	const scripts = files.filter((path) => path.endsWith('.js'));
	const shipped = scripts.map((path) => readFileSync(join('build', path), 'utf8')).join('\n');
	expect(headings().length).toBeGreaterThan(3);
	for (const heading of headings()) expect(shipped.includes(heading), heading).toBe(false);
	expect(files.filter((path) => /^(?:dev|pages)\b/.test(path))).toEqual([]);
});

/** The heading of each page for developers. */
const headings = (): readonly string[] =>
	readdirSync('tests/pages', { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('Page.svelte'))
		.map((path) => readFileSync(join('tests/pages', path), 'utf8'))
		.flatMap((text) => /<h1[^>]*>(.*)<\/h1>/.exec(text)?.[1] ?? []);
