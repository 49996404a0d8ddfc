import type { Page } from '@playwright/test';
import { effectiveLog } from '../../../src/lib/record';
import { clockWords } from '../../../src/lib/words/en/notes';
import { settingsWords } from '../../../src/lib/words/en/settings';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { overflowingElements } from '../../e2e/support/look';
import { expect, test } from '../../e2e/support/test';
import { recorded, recordOf } from '../../e2e/table/support/games';
import { atTable, bringRecord } from '../../e2e/table/support/setup';

const SECOND = 1000;
const TURNS = 12;
/** When the last turn was written. */
const SINCE = Date.UTC(2026, 10, 20, 19, 0);

/** Twelve turns of three players, each of 40 s: of more than 80 s is long. */
const record = (() => {
	const { header, entries } = recordOf(recorded('base', 'base-141'), TURNS, 'clocked');
	const start = SINCE - entries.length * 40 * SECOND;
	return {
		header: { ...header, created: start },
		entries: entries.map((entry, seq) => ({ ...entry, at: start + (seq + 1) * 40 * SECOND }))
	};
})();

const turn = (page: Page) => page.locator('main .clock');
const totals = (page: Page) => page.locator('main .strip .time');

/** The game's table, 30 s after the last turn, without a clock. */
async function atTableOf(page: Page): Promise<void> {
	await page.clock.install({ time: SINCE + 30 * SECOND });
	await bringRecord(page, record);
}

async function switchOn(page: Page): Promise<void> {
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByText(settingsWords.clock, { exact: true }).click();
	await page.keyboard.press('Escape');
	await expect(turn(page)).not.toBeEmpty();
}

test('the clock comes when it is switched on, and shows the turn and the time of each player', async ({
	page
}) => {
	const asked: string[] = [];
	await atTableOf(page);
	await expect(turn(page)).toHaveCount(0);
	await expect(totals(page)).toHaveCount(0);
	page.on('request', (request) => asked.push(request.url()));
	await switchOn(page);
	expect(asked.some((url) => url.endsWith('.js'))).toBe(true);
	// Each has had a third of the turns: 4 × 40 s. The one whose turn it is has 30 s more, and some of the test's own time.
	await expect(turn(page)).toHaveText(/^0:[3-5]\d$/);
	await expect(totals(page)).toHaveCount(record.header.players.length);
	for (const each of await totals(page).all()) await expect(each).toHaveText(/^[23] min$/);
	expect(effectiveLog(record.entries).events.length).toBeGreaterThanOrEqual(TURNS);
	await expectAccessible(page, 'with a clock');

	await page.reload();
	await atTable(page);
	await expect(turn(page)).toHaveText(/^[01]:\d\d$/);
	await page.locator('.strip button').first().click();
	await expect(
		page.getByText(clockWords.total(160 * SECOND).replace(/^.* sec /, ''))
	).toBeVisible();
});

test('a long turn is marked and told once, and undo lets it go on', async ({ page }) => {
	await atTableOf(page);
	await switchOn(page);
	const told = page.getByRole('status').filter({ hasText: clockWords.long(80 * SECOND) });
	await expect(page.locator('main .clock.long')).toHaveCount(0);
	await page.clock.fastForward(60 * SECOND);
	await expect(page.locator('main .clock.long')).toBeVisible();
	await expect(told).toHaveCount(1);
	await expectAccessible(page, 'a long turn');

	// The turn before, of 40 s, is thought about again, by another player.
	await page.getByRole('button', { name: words.common.undo, exact: true }).click();
	await expect(turn(page)).toHaveText(/^2:[1-4]\d$/);
	await page.getByRole('button', { name: words.common.redo, exact: true }).click();
	await expect(turn(page)).toHaveText(/^[12]:\d\d$/);
	await page.clock.fastForward(1801 * SECOND);
	await expect(turn(page)).toHaveText('');
	await expect(page.locator('main .clock.long')).toHaveCount(0);
});

for (const [width, height, text] of [
	[360, 640, '100%'],
	[390, 844, '200%'],
	[844, 390, '100%'],
	[1280, 800, '100%']
] as const)
	test(`nothing moves while the clock runs or is loaded, at ${String(width)} × ${String(height)} with text of ${text}`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		await atTableOf(page);
		await page.evaluate(() => {
			localStorage.setItem('tilekeep:clock', 'on');
		});
		await page.addInitScript(countShifts);
		await page.addInitScript(setTextSize, text);
		await letFontsComeFirst(page);
		await page.reload();
		await atTable(page);
		await expect(turn(page)).not.toBeEmpty();
		await expect(turn(page)).toBeVisible();
		const sizes = await sizesOf(page);
		await page.clock.fastForward(700 * SECOND);
		await expect(turn(page)).toHaveText(/^1\d:\d\d$/);
		expect(await sizesOf(page)).toEqual(sizes);
		expect(await overflowingElements(page)).toEqual([]);
		expect(await page.evaluate(() => window.shifts)).toEqual([]);
	});

/** Keeps scripts waiting for the typeface, whose coming also moves what is there. */
async function letFontsComeFirst(page: Page): Promise<void> {
	const fonts = page
		.waitForResponse(/nunito-sans-latin\.woff2$/)
		.then((response) => response.finished());
	await page.route('**/*.js', async (route) => {
		await fonts;
		await route.continue();
	});
}

/** Sets the size of text before anything of the page is painted, as a browser's own setting does. Runs in the page. */
function setTextSize(size: string): void {
	new MutationObserver((_, observer) => {
		document.documentElement.style.fontSize = size;
		observer.disconnect();
	}).observe(document, { childList: true });
}

/** Sizes of what is around the clock. */
const sizesOf = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('main .scores, main .bar, main .strip li, main .clock')].map(
			(element) => {
				const { top, left, width, height } = element.getBoundingClientRect();
				return [element.tagName, top, left, width, height];
			}
		)
	);

declare global {
	interface Window {
		/** Set by the test: names of elements around the clock that the layout moved. */
		shifts?: string[];
	}
}

/** Records what moves in the scores and the bar below the board. Runs in the page. */
function countShifts(): void {
	window.shifts = [];
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { sources = [] } = entry as unknown as { sources?: { node?: Node }[] };
			for (const { node } of sources) {
				const element = node instanceof Element ? node : node?.parentElement;
				if (element?.closest('.scores, .bar')) window.shifts?.push(element.tagName);
			}
		}
	}).observe({ type: 'layout-shift', buffered: true });
}
