import type { Page } from '@playwright/test';
import { words } from '../../../src/lib/words/en/table';
import { customTileWords } from '../../../src/lib/words/en/custom-tiles';
import type { Edge } from '../../../src/lib/custom-tiles';
import { screens } from '../../tools/run/browsers';
import { expect, test } from '../../e2e/support/test';
import { BEFORE, cut } from '../../e2e/table/support/cuts';
import { fileFromMenu } from '../../e2e/table/support/export';
import { Finger } from '../../e2e/table/support/finger';
import { placeFigure } from '../../e2e/table/support/script';
import { bringRecord } from '../../e2e/table/support/setup';
import { ghost, paletteTile, rotationSeen, tapSpot } from '../../e2e/table/support/turns';

const TILE = 'gingerbread-6';
/** Between a road to its south and a field to its east, which lock these edges. */
const SPOT = { x: -2, y: -1 };
/** Another, laid a while before. */
const FIRST = 'gingerbread-1';
/** Its turn. */
const LAID = 27;

const dialog = (page: Page) => page.getByRole('dialog', { name: customTileWords.title });

async function tellEdges(finger: Finger, edges: readonly Edge[]): Promise<void> {
	for (const edge of edges) {
		const name = customTileWords.edge(edge);
		await finger.tap('other', dialog(finger.page).getByRole('button', { name, exact: true }));
	}
}

async function thatsIt(finger: Finger): Promise<void> {
	await finger.press(customTileWords.save);
	await dialog(finger.page).waitFor({ state: 'detached' });
}

/** Describes the tile for its spot by two edges: a city to the north, a road to the west. */
async function tellOnSpot(finger: Finger): Promise<void> {
	const { page } = finger;
	await tapSpot(finger, SPOT);
	await finger.press(words.table.filterExtra);
	await finger.tap('tile', paletteTile(finger, TILE));
	const edges = dialog(page).getByRole('group', { name: customTileWords.edges });
	await expect(edges.locator('button:disabled')).toHaveCount(2);
	await tellEdges(finger, ['city', 'road']);
	await finger.tap('other', page.locator('[data-layout]').first());
	await thatsIt(finger);
}

test('a description outlives a reload, until it is discarded', async ({ page, isMobile }) => {
	await bringRecord(page, cut(BEFORE.told));
	const finger = new Finger(page, isMobile);
	await tapSpot(finger, SPOT);
	await finger.press(words.table.filterExtra);
	await finger.tap('tile', paletteTile(finger, TILE));
	await tellEdges(finger, ['city', 'road']);
	const heading = dialog(page).getByRole('heading', { level: 3 });
	await expect(heading).toContainText(customTileWords.step('layout'));
	await page.reload();
	await expect(heading).toContainText(customTileWords.step('layout'));
	await finger.press(customTileWords.back);
	await finger.press(customTileWords.cancel);
	await expect(dialog(page)).toBeHidden();
	await page.reload();
	await expect(page.getByText(words.table.filterExtra)).toBeVisible();
	await expect(dialog(page)).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem('tilekeep:described-tile'))).toBeNull();
});

const toldButton = (page: Page) =>
	page.locator('.sheet button', { hasText: customTileWords.amend });

test('a tile is described for its spot, laid, known to the next game, and part of the file', async ({
	page,
	browser,
	server,
	isMobile
}) => {
	await bringRecord(page, cut(BEFORE.told));
	const finger = new Finger(page, isMobile);
	await tellOnSpot(finger);
	await expect(ghost(finger)).toBeVisible();
	expect(await rotationSeen(finger)).toBe(0);
	await placeFigure(finger, { piece: 'follower', segment: 0 });
	const record = await fileFromMenu(finger);

	await test.step('another game of this device knows it', async () => {
		await bringRecord(page, cut(0, 'second'));
		await expect(paletteTile(finger, TILE).locator('.untold')).toHaveCount(0);
		await expect(paletteTile(finger, 'gingerbread-2').locator('.untold')).toHaveCount(1);
	});

	await test.step('and forgets it only until that is undone', async () => {
		await finger.press(words.table.menu);
		await finger.press(customTileWords.forget);
		await expect(page.locator(`[data-custom-tile="${TILE}"]`)).toHaveCount(0);
		await expect(paletteTile(finger, TILE).locator('.untold')).toHaveCount(1);
		await finger.tap('other', page.locator('.gone button'));
		await expect(page.locator(`[data-custom-tile="${TILE}"]`)).toHaveCount(1);
		await page.keyboard.press('Escape');
	});

	await test.step('another device shows it', async () => {
		const elsewhere = await browser.newPage({ ...screens.phone, baseURL: server.url });
		await bringRecord(elsewhere, record);
		await elsewhere.getByRole('button', { name: words.table.menu }).click();
		await expect(toldButton(elsewhere)).toHaveCount(3);
		await elsewhere.close();
	});
});

test('a custom tile is corrected from the menu, and its figure follows', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, cut(BEFORE.told + 2));
	const finger = new Finger(page, isMobile);
	const before = (await fileFromMenu(finger)).entries.length;
	await correct(finger, FIRST, async () => {
		await finger.press(customTileWords.back);
		await finger.tap('other', page.locator('[data-layout][aria-pressed="false"]').first());
	});
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.keyboard.press('Escape');
	const { entries } = await fileFromMenu(finger);
	expect(entries.slice(before).map(({ event }) => event.type)).toEqual(['base/retold']);
	// Chloé's farmer still stands on it.
	await finger.tap('other', page.locator('.strip button').nth(2));
	await expect(page.getByRole('dialog')).toContainText('farmer: field 4 tiles east, 1 north');
});

test('a correction that makes the game impossible is refused with a sentence', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, cut(BEFORE.told + 2));
	const finger = new Finger(page, isMobile);
	await correct(finger, FIRST, async () => {
		await finger.press(customTileWords.back);
		await finger.press(customTileWords.back);
		await finger.tap('other', dialog(page).locator('.at-0'));
		await tellEdges(finger, ['field']);
		await finger.tap('other', page.locator('[data-layout]').first());
	});
	await expect(page.getByRole('alert')).toHaveText(customTileWords.conflict(LAID));
	await page.keyboard.press('Escape');
	await expect(page.locator('.ask')).toHaveCount(0);
	expect((await fileFromMenu(finger)).entries).toHaveLength(BEFORE.told + 2);
});

/** Opens a custom tile in the menu, changes it and confirms. */
async function correct(finger: Finger, tile: string, change: () => Promise<void>): Promise<void> {
	const { page } = finger;
	await finger.press(words.table.menu);
	await expect(toldButton(page)).toHaveCount(3);
	await finger.tap('other', page.locator(`[data-custom-tile="${tile}"]`));
	await change();
	await thatsIt(finger);
}
