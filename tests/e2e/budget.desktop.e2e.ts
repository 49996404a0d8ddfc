import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GameRecord } from '../../src/lib/record';
import { firstVisit, sumOf } from './support/scripts';
import { expect, test } from './support/test';
import { coldTable } from './table/support/cold-table';
import { recorded, recordOf } from './table/support/games';

/** Bytes of gzipped JavaScript until the first tap. */
const BUDGET = { first: 105_000, base: 225_000, winter: 229_000, expansions: 243_400 } as const;
/** Requests of every kind on the way to a running game: an expansion's rules are one, and its words another. */
const REQUESTS = { base: 17, winter: 19, expansions: 22 } as const;
/** Turns of the running game. */
const TURNS = 60;

test('the first screen needs at most 105 kB of gzipped JavaScript', async ({ page, server }) => {
	const scripts = await firstVisit(page, `${server.url}/`);
	const [bytes, list] = sumOf(scripts);
	console.log(`First screen: ${String(scripts.size)} scripts, ${String(bytes)} bytes gzipped.`);
	expect(scripts.size).toBeGreaterThan(3);
	expect(bytes, list).toBeLessThanOrEqual(BUDGET.first);
	expect(
		carrying().filter((path) => list.includes(path)),
		'nobody follows yet'
	).toEqual([]);
});

const plain = recordOf(recorded('base', 'base-108'), TURNS, 'plain');

/** Games whose table is loaded: an expansion is loaded when it is played, and costs the base game nothing. */
const GAMES: Readonly<Record<keyof typeof REQUESTS, GameRecord>> = {
	base: plain,
	winter: recordOf(recorded('winter', 'winter-117'), TURNS, 'winter'),
	expansions: {
		...plain,
		header: { ...plain.header, expansions: ['abbey-and-mayor', 'gingerbread'] }
	}
};

// Counted is everything until the first tap: what starts the table, what it loads when idle, and what its workers load.
for (const kind of ['base', 'winter', 'expansions'] as const)
	test(`a running game (${kind}) needs few requests and little JavaScript`, async ({ page }) => {
		const { requests, scripts } = await coldTable(page, GAMES[kind]);
		const [bytes, list] = sumOf(scripts);
		console.log(
			`A game (${kind}): ${String(requests.length)} requests, ${String(bytes)} bytes of script gzipped.`
		);
		expect(scripts.size).toBeGreaterThan(3);
		expect(bytes, list).toBeLessThanOrEqual(BUDGET[kind]);
		expect(
			carrying().filter((path) => list.includes(path)),
			'nobody follows yet'
		).toEqual([]);
		expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS[kind]);
	});

/** The files of the build that carry a followed table. */
const carrying = (): readonly string[] =>
	readdirSync('build/_app', { recursive: true, encoding: 'utf8' }).filter(
		(path) =>
			path.endsWith('.js') &&
			readFileSync(join('build/_app', path), 'utf8').includes('Yjs was already imported')
	);

test('what carries a followed table is loaded apart, and is at most 30 kB gzipped', () => {
	expect(carrying()).toHaveLength(1);
	for (const path of carrying())
		expect(gzipSync(readFileSync(join('build/_app', path))).length).toBeLessThanOrEqual(30_000);
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
