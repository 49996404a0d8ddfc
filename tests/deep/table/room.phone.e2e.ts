import type { Locator, Page } from '@playwright/test';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import { tapTile } from '../../e2e/table/support/turns';

const SMALL = { width: 360, height: 640 };
/** Least side of a button and of a spot among others, and what rounding may take of it, in pixels. */
const TARGET = 44;
const APART = 24;
const ROUNDING = 0.6;
const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const boxOf = async (of: Locator): Promise<Box> => {
	const box = await of.boundingBox();
	if (!box) throw new Error(`${String(of)} is not on the screen.`);
	return box;
};

/** The spots of a chosen tile in view, once the view is at rest. */
async function spotsInView(page: Page): Promise<readonly Box[]> {
	await page.locator('[data-rests] .legal').first().waitFor({ state: 'attached' });
	const board = await boxOf(page.locator('[data-rests]'));
	const row = page.locator('[data-beyond]');
	const bottom = (await row.count()) > 0 ? (await boxOf(row.first())).y : board.y + board.height;
	const all = await Promise.all((await page.locator('[data-spot] .area').all()).map(boxOf));
	const isIn = ({ x, y, width, height }: Box): boolean =>
		Math.min(x - board.x, y - board.y) > -1.5 &&
		Math.max(x + width - board.x - board.width, y + height - bottom) < 1.5;
	return all.filter(isIn);
}

const overlap = (a: Box, b: Box): boolean =>
	Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > ROUNDING &&
	Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > ROUNDING;

/** Expects spots far enough apart that don't overlap and lie on the board. */
function expectRoom(all: readonly Box[], board: Box): void {
	for (const [n, one] of all.entries()) {
		// The outline leaves 8 % of the spot free.
		expect(Math.min(one.width, one.height)).toBeGreaterThan(0.92 * APART - ROUNDING);
		expect(one.x).toBeGreaterThan(board.x - 1.5);
		expect(one.y).toBeGreaterThan(board.y - 1.5);
		expect(one.x + one.width).toBeLessThan(board.x + board.width + 1.5);
		expect(one.y + one.height).toBeLessThan(board.y + board.height + 1.5);
		expect(all.slice(n + 1).filter((other) => overlap(one, other))).toEqual([]);
	}
}

test.use({ reducedMotion: 'reduce', viewport: SMALL });

test('late in a game, on a small phone, a chosen tile gives the board the room for all 33 of its spots', async ({
	page
}) => {
	await bringIn(page, recorded('base', 'base-294'), 70);
	const finger = new Finger(page);
	const undo = page.getByRole('button', { name: words.common.undo, exact: true });
	const before = await boxOf(undo);
	await tapTile(finger, 'base-J');

	const all = await spotsInView(page);
	expect(all).toHaveLength(33);
	const board = await boxOf(page.locator('[data-rests]'));
	expect(board.height).toBeGreaterThanOrEqual(0.72 * SMALL.height);
	expectRoom(all, board);
	expect(await boxOf(undo), 'undo stays where it is').toEqual(before);

	const chosen = page.locator('[data-chosen="base-J"]');
	expect((await boxOf(chosen)).height).toBeGreaterThan(TARGET - ROUNDING);
	await finger.tap('other', chosen);
	await expect(page.locator('[data-tile="base-J"]')).toBeInViewport();
	await expect(page.locator('[data-tile="base-J"]')).toHaveAttribute('aria-pressed', 'false');
});

test('spots without room are counted by direction, and a tap leads there', async ({ page }) => {
	await bringIn(page, recorded('base', 'base-108'), 70);
	const finger = new Finger(page);
	await tapTile(finger, 'base-J');
	const ways = page.locator('[data-beyond]');
	// A phone whose page is enlarged by a third.
	await page.setViewportSize({ width: 270, height: 560 });
	await ways.first().waitFor();
	const first = await spotsInView(page);
	const counts = (await ways.allTextContents()).map((text) => Number.parseInt(text.trim(), 10));
	const spots = await page.locator('[data-spot]').count();
	expect(first.length + counts.reduce((sum, count) => sum + count, 0)).toBe(spots);

	const row = await boxOf(ways.first());
	const board = await boxOf(page.locator('[data-rests]'));
	expectRoom(first, { ...board, height: row.y - board.y });
	const way = ways.first();
	const attribute = await way.getAttribute('data-beyond');
	const direction = DIRECTIONS.find((one) => one === attribute);
	if (!direction) throw new Error('The button names no direction.');
	await expect(way).toHaveAccessibleName(words.table.spotsBeyond(counts[0] ?? 0, direction));
	await finger.tap('pan', way);
	await expect(page.locator(`[data-beyond="${direction}"]`)).toHaveCount(0);
	expectRoom(await spotsInView(page), board);
});

test('by keyboard, a chosen tile leads to the first spot, and back to the palette', async ({
	page
}) => {
	await bringIn(page, recorded('base', 'base-294'), 20);
	const tile = page.locator('[data-tile]:not(.out):not(.unfit)').first();
	await tile.focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-spot]').first()).toBeFocused();
	await page.locator('[data-chosen]').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-tile]').first()).toBeFocused();
});
