import type { BrowserContext, Page } from '@playwright/test';
import { chessClockWords as said } from '../../../src/lib/words/en/chess-clock';
import { contractWords } from '../../../src/lib/words/en/contract';
import { setupWords } from '../../../src/lib/words/en/setup';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../../e2e/support/app';
import { expectAccessible } from '../../e2e/support/axe';
import { overflowingElements } from '../../e2e/support/look';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { atTable } from '../../e2e/table/support/setup';
import { confirm, tapSpot, tapTile } from '../../e2e/table/support/turns';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const EVENING = Date.UTC(2026, 10, 20, 19, 0);

const clock = (page: Page) => page.getByRole('group', { name: said.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a player has left, in s, as the table shows it. */
async function left(page: Page, seat: number): Promise<number> {
	const text = (await clock(page).locator('.time').nth(seat).textContent()) ?? '';
	const [minutes = 0, seconds = 0] = text.includes(':')
		? text.split(':').map(Number)
		: [0, Number(text)];
	return minutes * 60 + seconds;
}

/** Waits until a player has about so much left, in s: a test takes some time itself. */
const expectLeft = (page: Page, seat: number, seconds: number) =>
	expect
		.poll(async () => Math.abs((await left(page, seat)) - seconds), { timeout: 15_000 })
		.toBeLessThan(12);

/** A game by the official rules, with what they bring. */
async function begin(page: Page): Promise<void> {
	await open(page, '/new/');
	await page.locator('.rules > summary').tap();
	await page.locator('label:visible', { hasText: contractWords.preset('official') }).tap();
	const limits = { minutes: 15, increment: 0 };
	await expect(page.locator('.clock > summary')).toContainText(setupWords.clockSays(limits));
	for (const [seat, name] of ['Ana', 'Ben'].entries())
		await page.getByLabel(setupWords.nameOf(seat + 1)).fill(name);
	await button(page, setupWords.startWith(2)).tap();
	await atTable(page);
}

/** The app is killed, and opened again later. */
async function openAgain(context: BrowserContext, page: Page, later: () => Promise<void>) {
	const url = page.url();
	await page.close();
	await later();
	const again = await context.newPage();
	await again.goto(url);
	await atTable(again);
	return again;
}

test('a tournament game is played against the clock, which survives kills and a device’s clock that is set', async ({
	page: first,
	context
}) => {
	await context.clock.install({ time: EVENING });
	let page = first;
	await begin(page);
	await expect(clock(page).locator('.time')).toHaveText(['15:00', '15:00']);
	await button(page, said.start).tap();
	await context.clock.fastForward(40 * SECOND);
	await expectLeft(page, 0, 860);

	// The tap that ends the turn passes the clock on.
	const finger = new Finger(page);
	await tapTile(finger, 'base-U');
	await tapSpot(finger, { x: 1, y: 0 });
	await confirm(finger);
	await context.clock.fastForward(60 * SECOND);
	await expectLeft(page, 1, 840);
	await expectLeft(page, 0, 860);
	expect(await overflowingElements(page)).toEqual([]);
	await expectAccessible(page, 'with a chess clock');

	// By hand, and paused by both.
	await button(page, said.big).tap();
	await expectAccessible(page, 'the big chess clock');
	const big = page.getByRole('dialog');
	await big.getByRole('button', { name: said.endTurn }).tap();
	await big.getByRole('button', { name: said.pause }).tap();
	await expect(big.getByText(said.next)).toBeVisible();
	await context.clock.fastForward(5 * MINUTE);
	await big.getByRole('button', { name: said.start }).tap();
	await button(page, said.close).tap();
	await expectLeft(page, 0, 860);

	// Killed, and ten minutes of sleep.
	page = await openAgain(context, page, () => context.clock.fastForward(10 * MINUTE));
	await expectLeft(page, 0, 260);
	await expect(page.getByRole('alert')).toHaveCount(0);

	// The device's clock is set while the app is open: nothing changes. Then what it says is right for a later opening, too.
	for (const jump of [HOUR, -HOUR]) {
		const now = await page.evaluate(() => Date.now());
		await context.clock.setSystemTime(now + jump);
		await context.clock.runFor(SECOND);
		await expectLeft(page, 0, 255);
	}

	// While it is closed: it asks.
	page = await openAgain(context, page, () => context.clock.setSystemTime(EVENING - HOUR));
	const alert = page.getByRole('alert');
	await expect(alert).toContainText(said.doubt('set', 'Ana'));
	await expectAccessible(page, 'asked how much time is left');
	await alert.getByRole('button').first().tap();
	await expect(alert).toHaveCount(0);
	await expectLeft(page, 0, 250);

	// Time is up, and the table says otherwise.
	await context.clock.fastForward(5 * MINUTE);
	await expect(page.getByText(said.up('Ana'))).toBeVisible();
	await expectAccessible(page, 'time is up');
	await button(page, said.overrule).tap();
	await expect(page.getByText(said.up('Ana'))).toHaveCount(0);
	await expect(clock(page).locator('.time').first()).toHaveText(/^−?0:\d\d$/);

	// An undo returns to the mover: Ana's tile is in the hand again, and her time is used.
	await button(page, words.common.undo).tap();
	await expect(clock(page).locator('li').first()).toHaveClass(/runs/);
});
