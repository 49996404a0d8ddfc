import type { Browser, Page } from 'playwright';
import { ready } from '../e2e/support/app';
import { pages } from '../e2e/support/pages';
import type { SeededRandom } from '../tools/games/seeded-random';
import { BAD, BAD_ROWS, GOOD, rowsOf, type BadRow } from './bad-rows';
import { newPhone, openBrowser, pageErrors } from './browser';
import { expectThat, type Part, type Run, type Watch } from './part';
import { putRaw } from './raw';
import type { Site } from './site';

/** Number of bad rows at once in a try of the short run. */
const TOGETHER = 25;

/** Timeout for a game in a list, in ms. */
const SOON = 10_000;

/** One row of the database is bad: every page opens, and shows everything else. */
export const rows: Part = {
	name: 'rows',
	unit: 'bad rows',
	weight: 2,
	least: 30,
	short: TOGETHER,
	begin: async (site, watch) => new Rows(site, watch, await openBrowser())
};

class Rows implements Run {
	constructor(
		readonly site: Site,
		readonly watch: Watch,
		readonly browser: Browser
	) {}

	async attempt(_: SeededRandom, number: number): Promise<number> {
		const bad = this.watch.short ? together(number) : some(number);
		const phone = await newPhone(this.browser, this.site);
		const page = await phone.newPage();
		const troubles = pageErrors(page);
		const says = descriptionOf(bad);
		await page.goto(this.site.url);
		await ready(page);
		await page.locator('.empty, h1').first().waitFor();
		await putRaw(page, [...GOOD.flatMap(rowsOf), ...bad.flatMap((each) => each.rows)]);
		for (const path of paths()) {
			await page.goto(path);
			await this.#look(page, path, says);
			expectThat(troubles.length === 0, `no error at ${path} with ${says}`, troubles);
		}
		await phone.close();
		return bad.length;
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}

	/** Expects text on every page, and the good games in lists. */
	async #look(page: Page, path: string, says: string): Promise<void> {
		await ready(page);
		await page.locator('main, h1').first().waitFor();
		// The first page shows the last few games only: among many bad ones a good one may be further down.
		if (path !== '/games/' && (path !== '/' || this.watch.short)) return;
		for (const { header } of GOOD)
			await page
				.locator(`a[href*="${header.id}"]`)
				.first()
				.waitFor({ timeout: SOON })
				.catch(() => {
					throw new Error(`Expected ${header.id} to be listed at ${path} with ${says}.`);
				});
	}
}

/** The next bad row; after the last one, the first again. */
const some = (number: number): readonly BadRow[] => {
	const row = BAD_ROWS[number % BAD_ROWS.length];
	return row ? [row] : [];
};

/** The next rows, each in a game with its own id. */
const together = (number: number): readonly BadRow[] =>
	BAD_ROWS.slice(number * TOGETHER, (number + 1) * TOGETHER).map(({ says, rows: all }, index) => ({
		says,
		rows: all.map(({ table, rows: each }) => ({
			table,
			rows: each.map((row) => renamed(row as Row, `${BAD}-${String(index)}`))
		}))
	}));

interface Row {
	readonly id?: unknown;
	readonly game?: unknown;
	readonly header?: unknown;
	readonly summary?: unknown;
}
function renamed(row: Row, id: string): Row {
	if (row.game === BAD) return { ...row, game: id };
	if (row.id !== BAD) return row;
	return { ...row, id, header: withId(row.header, id), summary: withId(row.summary, id) };
}

const withId = (value: unknown, id: string): unknown =>
	typeof value === 'object' && value !== null && 'id' in value && value.id === BAD
		? { ...value, id }
		: value;

/** Rows as text. */
const descriptionOf = (bad: readonly BadRow[]): string =>
	bad.length < 2
		? bad.map(({ says }) => says).join('')
		: `${String(bad.length)} bad rows, from “${bad[0]?.says ?? ''}” to “${bad.at(-1)?.says ?? ''}”`;

/** Every page of the app, and those of the bad game and of a good one. */
const paths = (): readonly string[] => [
	...pages().filter((path) => !path.includes('no-such-game')),
	...[BAD, 'good-1'].flatMap((id) => [`/game/?id=${id}`, `/review/?id=${id}`])
];
