import type { Browser, Page } from '@playwright/test';
import { chessClockWords as said } from '../../src/lib/words/en/chess-clock';
import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import { screens } from '../tools/run/browsers';
import { expectAccessible } from '../e2e/support/axe';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	pasteAnswer,
	press,
	switchOn
} from '../e2e/support/follow';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';
import { NAMES, recorded, recordOf, turnOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { playTurn } from '../e2e/table/support/turns';
import { Finger } from '../e2e/table/support/finger';

test.use({ launchOptions: connectingChromium });

const TURNS = 12;
const played = recorded('base', 'base-141');
const game = recordOf(played, TURNS, 'followed-clock');
const MINUTE = 60_000;

/** Another phone, whose clock is seven minutes fast, follows the table. */
async function follows(browser: Browser, link: string): Promise<Page> {
	const page = await (await browser.newContext(screens.phone)).newPage();
	const fast = String(7 * MINUTE);
	await page.addInitScript({ content: `const now = Date.now; Date.now = () => now() + ${fast};` });
	await answerOn(page, link);
	return page;
}

/** When a page whose clock runs shows each of its next seconds, in ms by this machine. */
async function nextSeconds(page: Page, count: number): Promise<Readonly<Record<string, number>>> {
	const time = page.locator('li.runs .time');
	return time.evaluate(
		(row, wanted) =>
			new Promise<Record<string, number>>((done) => {
				const seen: Record<string, number> = {};
				const observer = new MutationObserver(() => {
					seen[row.textContent] ??= performance.timeOrigin + performance.now();
					if (Object.keys(seen).length < wanted) return;
					observer.disconnect();
					done(seen);
				});
				observer.observe(row, { subtree: true, characterData: true, childList: true });
			}),
		count
	);
}

/** Both pages show the same second within half a second. */
async function expectTogether(one: Page, other: Page): Promise<void> {
	const [here, there] = await Promise.all([nextSeconds(one, 3), nextSeconds(other, 3)]);
	const both = Object.keys(here).filter((second) => second in there);
	expect(both.length, 'they show the same time').toBeGreaterThan(0);
	for (const second of both)
		expect(Math.abs((here[second] ?? 0) - (there[second] ?? 0))).toBeLessThan(500);
}

const clock = (page: Page) => page.getByRole('group', { name: said.title });
const button = (page: Page, name: string) => clock(page).getByRole('button', { name, exact: true });

/** Sets up the clock by the menu. */
async function setUp(page: Page): Promise<void> {
	await press(page, words.table.menu);
	await press(page, said.title);
	const sheet = page.getByRole('dialog', { name: said.title });
	await sheet.getByLabel(said.each).selectOption({ label: said.minutes(15) });
	await expectAccessible(page, 'the chess clock of a running game');
	expect(await smallTargets(page)).toEqual([]);
	await press(page, said.apply(false, true));
	await expect(clock(page)).toBeVisible();
}

test('who follows a table sees its chess clock as it is there, and stops it with a seat; it is set up and removed in a running game', async ({
	page,
	browser
}) => {
	await bringRecord(page, game);
	await openFollowSheet(page);
	const there = await follows(browser, await linkOn(page));
	await pasteAnswer(page, await linkOn(there));
	await atTable(there);
	await press(page, words.common.close);
	// The table that was there isn't shown from the beginning again.
	await there.evaluate(() => document.querySelector('main.table')?.setAttribute('data-same', ''));

	await setUp(page);
	await expect(clock(there)).toBeVisible();
	await expect(there.locator('main.table[data-same]')).toHaveCount(1);
	await button(page, said.start).tap();
	await expectTogether(page, there);
	expect(await overflowingElements(there)).toEqual([]);

	// Who only watches stops nothing.
	await expect(button(there, said.pause)).toHaveCount(0);
	await press(page, followWords.followers(1));
	await switchOn(page, followWords.lets);
	await press(page, words.common.close);
	await press(there, followWords.seatTitle);
	const seats = there.getByRole('dialog', { name: followWords.seatTitle });
	const other = NAMES[1 - turnOf(played, TURNS).player] ?? '';
	await seats.getByText(other, { exact: true }).click();
	await button(there, said.pause).tap();
	for (const each of [page, there]) await expect(button(each, said.start)).toBeVisible();
	await expect(clock(page).locator('li.runs')).toHaveCount(0);
	await expectAccessible(there, 'a followed chess clock');
	await button(there, said.start).tap();
	await expect(button(page, said.pause)).toBeVisible();

	// A turn passes it on, there as well.
	await playTurn(new Finger(page), played, TURNS);
	const next = clock(there)
		.locator('li')
		.nth(1 - turnOf(played, TURNS).player);
	await expect(next).toHaveClass(/runs/);
	await expectTogether(page, there);

	await press(page, words.table.menu);
	await press(page, said.title);
	const sheet = page.getByRole('dialog', { name: said.title });
	await sheet.getByLabel(said.each).selectOption({ label: said.minutes(0) });
	await press(page, said.apply(true, false));
	for (const each of [page, there]) await expect(clock(each)).toHaveCount(0);
});
